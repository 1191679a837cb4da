import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createFormatter } from './createFormatter.ts';
import {
  alertesDePoint,
  type DroitDit,
  effetWords,
  joursDuRenouvellement,
  renouvellementWords,
  retraitCourt,
  retraitWords,
} from './droitWords.ts';
import type { Messages } from './loadMessages.ts';

const t = createFormatter(
  JSON.parse(readFileSync(new URL('../compiled/fr/droits.json', import.meta.url), 'utf8')) as Messages,
);
const plain = (words: string | null) => words?.replaceAll(/[\u00A0\u202F]/g, ' ') ?? null;
const FREE: DroitDit = { sessions: [{ du: '2026-11-20', au: null }], retrait: null, renouvellement: null };
const held = (au: string | null, sessions: DroitDit['sessions'] = []): DroitDit => ({
  ...FREE,
  sessions,
  retrait: { du: '2026-11-02', au, isDefinitif: false },
});
const broken: DroitDit = { ...FREE, sessions: [], retrait: { du: '2026-11-02', au: null, isDefinitif: true } };
const renewal = (
  etat: NonNullable<DroitDit['renouvellement']>['etat'],
  changes: Partial<NonNullable<DroitDit['renouvellement']>> = {},
) => ({
  etat,
  prolongeJusquau: '2026-10-28',
  fin: '2027-01-28',
  dernierJour: '2027-07-27',
  dateDepot: null,
  prolongeeJusquau: null,
  sansDroitDu: '2027-01-29',
  ...changes,
});

test('a right that nothing withholds has no words of its own', () => {
  expect([retraitWords(t, FREE), retraitCourt(t, FREE), renouvellementWords(t, FREE, true)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(effetWords(t, FREE, true)).toEqual([]);
});
test('a suspension says until when, from when a session may start, and what may finish; to its reader', () => {
  const until = held('2027-01-31', [{ du: '2027-02-01', au: '2028-12-31' }]);
  expect(retraitWords(t, until)).toBe('Suspendue du 02/11/2026 au 31/01/2027');
  expect(retraitCourt(t, until)).toBe('sessions à partir du 01/02/2027');
  const [start, begun] = effetWords(t, until, true);
  expect(start).toBe('Aucune session ne peut commencer avant le 01/02/2027.');
  expect(begun).toMatch(/^Une session commencée avant le 02\/11\/2026 peut s’achever.* Déplacez ou annulez /);
  expect(effetWords(t, until, false)[1]).toMatch(/L’entité déplace ou annule/);
  // No session is left once it ends.
  expect([retraitCourt(t, held('2027-01-31')), effetWords(t, held('2027-01-31'), true)[0]]).toEqual([
    'aucune session',
    'Plus aucune session ne peut commencer.',
  ]);
  expect(retraitCourt(t, held(null))).toBe('jusqu’à nouvel ordre');
  expect(effetWords(t, held(null), true)[0]).toBe(
    'Aucune session ne peut commencer tant que la suspension n’est pas levée.',
  );
});
test('what is broken is never said to come back', () => {
  expect([retraitWords(t, broken), retraitCourt(t, broken)]).toEqual(['Rompue le 02/11/2026', 'aucune session']);
  expect(effetWords(t, broken, true)).toEqual([
    'Plus aucune session ne peut commencer.',
    'Une session commencée avant le 02/11/2026 et déjà soumise peut s’achever. Toute autre est bloquée.',
  ]);
});
test('a renewal is told late with the days that it leaves without right, before and after it is asked for', () => {
  const words = (one: DroitDit['renouvellement'], retrait: DroitDit['retrait'] = null) =>
    plain(renouvellementWords(t, { ...FREE, retrait, renouvellement: one }, true));
  const late = 'après le 28/10/2026, il ne prolonge pas l’habilitation : aucune session du 29/01/2027 à la décision.';
  expect(words(renewal('tard'))).toBe(`Déposé ${late}`);
  expect(words(renewal('depose-tard', { dateDepot: '2026-11-02' }))).toBe(`Déposé le 02/11/2026, ${late}`);
  expect(words(renewal('a-temps'))).toMatch(/^Demandez-le au plus tard le 28\/10\/2026/);
  const inTime = renewal('depose-a-temps', { dateDepot: '2026-10-02', prolongeeJusquau: '2027-07-28' });
  expect(words(inTime)).toMatch(/prolongée jusqu’à la décision, au plus tard le 28\/07\/2027\.$/);
  // A suspension is never hidden behind the extension.
  expect(words(inTime, held(null).retrait)).toMatch(/La suspension court aussi pendant ce temps\.$/);
  expect(words(renewal('refuse'))).toMatch(/aucune session à partir du 29\/01\/2027/);
  expect(words(renewal('clos'))).toMatch(/jusqu’au 27\/07\/2027/);
  expect((['renouvelee', 'exclu', 'pas-encore'] as const).map((etat) => words(renewal(etat)))).toEqual([
    null,
    null,
    null,
  ]);
  expect(joursDuRenouvellement(t, renewal('tard')).map(({ description }) => description)).toEqual([
    '28/10/2026',
    '28/01/2027',
    '27/07/2027',
  ]);
});
test('the agenda names what stands against a demande, what withholds first', () => {
  const line = (droit: DroitDit | null, others: { finDecidee?: string; fin?: string; suspension?: string } = {}) =>
    alertesDePoint(t, {
      source: droit === null ? null : { droit, finDecidee: others.finDecidee ?? null },
      entite: {
        dateFinActivite: others.fin ?? null,
        dateSuspensionAdministrative: others.suspension ?? null,
      },
    }).map(plain);
  expect(line(null)).toEqual([]);
  expect(line(FREE)).toEqual([]);
  expect(line(held(null), { finDecidee: 'Fausse déclaration.', fin: '2026-12-31' })).toEqual([
    'Suspendue jusqu’à nouvel ordre',
    'Fin décidée, rien ne suit',
    'Activité de l’entité : fin le 31/12/2026',
  ]);
  expect(line(held('2027-01-31'))).toEqual(['Suspendue jusqu’au 31/01/2027']);
  expect(line(null, { suspension: '2026-12-15' })).toEqual([
    'Dossier administratif à valider : entité suspendue à partir du 15/12/2026',
  ]);
  expect(line(broken)).toEqual(['Habilitation rompue']);
  expect(line({ ...FREE, renouvellement: renewal('depose-tard') })).toEqual([
    'Renouvellement tardif : pas de session du 29/01/2027 à la décision',
  ]);
});
