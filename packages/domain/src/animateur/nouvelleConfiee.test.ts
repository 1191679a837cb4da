import { expect, test } from 'vitest';
import { agendaConfiee } from './agendaConfiee.ts';
import { SESSION_ETATS } from '../session-certification/etats.ts';
import { type ConfieeDite, nouvelleConfiee, type SituationConfiee, situationConfiee } from './nouvelleConfiee.ts';

const TODAY = '2026-11-20';
const dite: ConfieeDite = {
  situation: 'A_TENIR',
  dateSession: '2026-11-24',
  dateFinSession: '2026-11-25',
  heureDebut: '08:30',
  heureFin: '17:00',
  lieu: '12 rue des Carmes, 54000 Nancy',
};
const SITUATIONS: readonly SituationConfiee[] = ['A_TENIR', 'EMPECHEE', 'REPRISE', 'RETIREE', 'ANNULEE'];

test('[SC40] a session that was submitted is theirs, barred, taken back, another’s or no more', () => {
  const standing = (isRetiree: boolean, isEmpechee: boolean) =>
    SESSION_ETATS.map((etat) => situationConfiee({ etat, isRetiree, isEmpechee }));
  expect(standing(false, false)).toEqual(['REPRISE', 'A_TENIR', 'A_TENIR', 'A_TENIR', 'ANNULEE']);
  expect(standing(false, true)).toEqual(['REPRISE', 'EMPECHEE', 'A_TENIR', 'A_TENIR', 'ANNULEE']);
  expect(new Set(standing(true, true))).toEqual(new Set(['RETIREE']));
});
test('[SC40] each change of a session is told once, by what it is to who had it', () => {
  const told = (before: SituationConfiee | null) =>
    SITUATIONS.map((situation) =>
      nouvelleConfiee(before === null ? null : { ...dite, situation: before }, { ...dite, situation }),
    );
  expect(told(null)).toEqual(['CONFIEE', 'EMPECHEE', null, null, null]);
  expect(told('A_TENIR')).toEqual([null, 'EMPECHEE', 'REPRISE', 'RETIREE', 'ANNULEE']);
  expect(told('EMPECHEE')).toEqual(['RETABLIE', null, 'REPRISE', 'RETIREE', 'ANNULEE']);
  expect(told('REPRISE')).toEqual(['CONFIEE', 'EMPECHEE', null, 'RETIREE', 'ANNULEE']);
  expect(told('RETIREE')).toEqual(['CONFIEE', 'EMPECHEE', null, null, null]);
  expect(told('ANNULEE')).toEqual(['CONFIEE', 'EMPECHEE', null, null, null]);
});
test('[SC40] other days, hours or another place are told while it is theirs', () => {
  const changes: readonly Partial<ConfieeDite>[] = [
    { dateSession: '2026-11-23' },
    { dateFinSession: '2026-11-26' },
    { heureDebut: '09:00' },
    { heureFin: null },
    { lieu: '1 place Stanislas, 54000 Nancy' },
  ];
  for (const change of changes) {
    expect(nouvelleConfiee(dite, { ...dite, ...change })).toBe('MODIFIEE');
    const barred = { situation: 'EMPECHEE' } as const;
    expect(nouvelleConfiee({ ...dite, ...barred }, { ...dite, ...change, ...barred })).toBeNull();
  }
});
test('[SC40] the entry of a calendar is made, moved, uncertain while barred, and taken out; of what is past there is none', () => {
  const entry = (situation: SituationConfiee, more: Partial<ConfieeDite> = {}, isInscrite = true) => {
    const agenda = agendaConfiee({ ...dite, ...more, situation }, { isInscrite, today: TODAY });
    return agenda === null ? null : `${agenda.methode}${agenda.isIncertain ? ' ?' : ''}`;
  };
  expect(SITUATIONS.map((situation) => entry(situation))).toEqual([
    'REQUEST',
    'REQUEST ?',
    'CANCEL',
    'CANCEL',
    'CANCEL',
  ]);
  expect(SITUATIONS.map((situation) => entry(situation, {}, false))).toEqual([
    'REQUEST',
    'REQUEST ?',
    null,
    null,
    null,
  ]);
  expect(entry('A_TENIR', { dateFinSession: TODAY, dateSession: TODAY })).toBe('REQUEST');
  expect(entry('A_TENIR', { dateFinSession: '2026-11-19' })).toBeNull();
  expect(entry('A_TENIR', { dateFinSession: null })).toBe('REQUEST');
  expect(entry('A_TENIR', { dateSession: null, dateFinSession: null })).toBeNull();
});
