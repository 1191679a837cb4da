import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../date/addDays.ts';
import { etatHabilitation } from '../habilitation/etatHabilitation.ts';
import { dernierJourProlongeant } from '../habilitation/finProrogation.ts';
import { ACTIVE, datesAmong, dayNear, TODAY } from '../habilitation/test/exampleDates.ts';
import { entitlementRefusal } from './entitlementRefusal.ts';
import { DEFAULT_SETTINGS as settings } from '../setting/settings.ts';
import { droitHabilitation, droitJuge, type SituationHabilitation } from './droitHabilitation.ts';

const WHOLE: SituationHabilitation = {
  habilitation: { ...ACTIVE, isSansSuite: false, finDecideeLe: null },
  entite: { dateFinActivite: null, finDecideeLe: null, isSuspendue: false },
  niveau: { ouvert: true },
  isRenouvelee: false,
  demande: null,
};
type Changes = {
  readonly habilitation?: Partial<SituationHabilitation['habilitation']>;
  readonly entite?: Partial<SituationHabilitation['entite']>;
  readonly ouvert?: boolean;
  readonly demande?: SituationHabilitation['demande'];
  readonly isRenouvelee?: boolean;
};
const withChanges = ({ habilitation = {}, entite = {}, ouvert = true, ...others }: Changes): SituationHabilitation => ({
  ...WHOLE,
  ...others,
  habilitation: { ...WHOLE.habilitation, ...habilitation },
  entite: { ...WHOLE.entite, ...entite },
  niveau: { ouvert },
});
const seenBy = (changes: Changes, role: 'G' | 'DL' = 'G', today = TODAY) =>
  droitHabilitation(withChanges(changes), { role, today, settings });

const situations = fc.record({
  habilitation: datesAmong(dayNear(60, 60)).map((dates) => ({ ...dates, isSansSuite: false, finDecideeLe: null })),
  entite: fc.record({
    dateFinActivite: fc.option(dayNear(60, 60)),
    finDecideeLe: fc.constant(null),
    isSuspendue: fc.boolean(),
  }),
  niveau: fc.record({ ouvert: fc.boolean() }),
  isRenouvelee: fc.boolean(),
  demande: fc.option(fc.record({ dateDepot: fc.option(dayNear(400, 0)), isRefusee: fc.boolean() })),
});

test('[H714] the days of sessions are those that the gate lets pass, whatever the situation', () => {
  fc.assert(
    fc.property(situations, dayNear(0, 300), (situation, day) => {
      const { sessions } = droitHabilitation(situation, { role: 'G', today: TODAY, settings });
      const isOpen = sessions.some(({ du, au }) => du <= day && (au === null || day <= au));
      expect(isOpen).toBe(entitlementRefusal(droitJuge(situation, settings), day, 'ouverture', TODAY) === null);
    }),
    { numRuns: 2000 },
  );
});

test('[H714] a session starts today or something is said to stand in its way, and what withholds is of the state', () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const { obstacle, sessions, retrait } = droitHabilitation(situation, { role: 'G', today: TODAY, settings });
      expect(sessions.some(({ du }) => du === TODAY)).toBe(obstacle === null);
      const etat = etatHabilitation(situation.habilitation, TODAY);
      expect(retrait !== null).toBe(etat === 'SUSPENDUE' || etat === 'ROMPUE');
      expect(retrait?.isDefinitif ?? false).toBe(etat === 'ROMPUE');
    }),
    { numRuns: 1000 },
  );
});

test('[H714] of a suspension the first free day is told, without end none', () => {
  const du = '2026-11-01';
  const suspended = { dateDebutSuspension: du, dateFinSuspension: '2026-12-31', suspensionAConfirmer: true };
  expect(seenBy({ habilitation: suspended })).toMatchObject({
    obstacle: 'session-certification.habilitation-suspendue',
    sessions: [{ du: '2027-01-01', au: '2028-12-31' }],
    retrait: { du, au: '2026-12-31', isDefinitif: false, aConfirmer: true },
  });
  expect(seenBy({ habilitation: { ...suspended, dateFinSuspension: '2999-12-31' } })).toMatchObject({
    sessions: [],
    retrait: { du, au: null, isDefinitif: false },
  });
  // Its end comes before that of the suspension: no session is left.
  expect(seenBy({ habilitation: { ...suspended, dateFin: '2026-12-15' } }).sessions).toEqual([]);
  const broken = { rupture: true, dateDebutSuspension: du, suspensionAConfirmer: true };
  expect(seenBy({ habilitation: broken }).retrait).toEqual({ du, au: null, isDefinitif: true, aConfirmer: false });
});

test('[H714] an extension, the end of the entite and a closed niveau bound the days', () => {
  const extended = { dateFin: '2026-10-31', prorogee: true };
  expect(seenBy({ habilitation: extended }).sessions).toEqual([{ du: TODAY, au: '2027-04-30' }]);
  const until = { dateFinActivite: '2026-12-24' };
  expect(seenBy({ habilitation: extended, entite: until }).sessions).toEqual([{ du: TODAY, au: '2026-12-24' }]);
  expect(seenBy({ entite: until }).sessions).toEqual([{ du: TODAY, au: '2026-12-24' }]);
  expect(seenBy({ entite: { isSuspendue: true } }).obstacle).toBe('session-certification.entite-suspendue');
  expect(seenBy({ ouvert: false })).toMatchObject({ obstacle: 'session-certification.niveau-ferme', sessions: [] });
  expect(seenBy({ habilitation: { dateDebut: '2027-01-01' } }).sessions).toEqual([
    { du: '2027-01-01', au: '2028-12-31' },
  ]);
});

test('[H715] a renewal is in time until three months before the end, late until six months after it', () => {
  const fin = '2027-01-28';
  const on = (today: string, changes: Changes = {}) =>
    seenBy({ habilitation: { dateFin: fin }, ...changes }, 'G', today).renouvellement;
  const days = {
    premierJour: '2026-04-28',
    prolongeJusquau: '2026-10-28',
    fin,
    dernierJour: '2027-07-27',
    dateDepot: null,
    prolongeeJusquau: null,
  };
  const sansDroitDu = '2027-01-29';
  expect(on('2026-04-27')).toEqual({ ...days, etat: 'pas-encore', sansDroitDu: null });
  expect(on('2026-10-28')).toEqual({ ...days, etat: 'a-temps', sansDroitDu: null });
  expect(on('2026-10-29')).toEqual({ ...days, etat: 'tard', sansDroitDu });
  expect(on('2027-07-27')).toMatchObject({ etat: 'tard', sansDroitDu });
  expect(on('2027-07-28')).toMatchObject({ etat: 'clos', sansDroitDu: null });
  const asked = (dateDepot: string | null, isRefusee = false) => on(TODAY, { demande: { dateDepot, isRefusee } });
  expect(asked('2026-10-28')).toMatchObject({
    etat: 'depose-a-temps',
    prolongeeJusquau: '2027-07-28',
    sansDroitDu: '2027-07-29',
  });
  expect(asked('2026-10-29')).toMatchObject({ etat: 'depose-tard', dateDepot: '2026-10-29', sansDroitDu });
  expect(asked('2026-10-28', true)).toMatchObject({ etat: 'refuse', sansDroitDu });
  expect(asked(null)).toMatchObject({ etat: 'tard', dateDepot: null });
  expect(on(TODAY, { isRenouvelee: true })).toMatchObject({ etat: 'renouvelee', sansDroitDu: null });
  for (const excluded of [
    { habilitation: { dateFin: fin, isSansSuite: true } },
    { habilitation: { dateFin: fin, rupture: true } },
    { entite: { dateFinActivite: '2027-01-01' } },
  ])
    expect(on(TODAY, excluded)).toMatchObject({ etat: 'exclu', sansDroitDu: null });
  expect(seenBy({ habilitation: { dateFin: null } }).renouvellement).toBeNull();
});

test('[H715] from the day told on no session starts until the decision, and on its eve one does', () => {
  const renewal = fc.record({ dateFin: dayNear(0, 200), dateDepot: dayNear(200, 0) });
  fc.assert(
    fc.property(renewal, ({ dateFin, dateDepot }) => {
      const demande = { dateDepot, isRefusee: false };
      const prorogee = dateDepot <= dernierJourProlongeant(dateFin, settings);
      const { sessions, renouvellement } = seenBy({ habilitation: { dateFin, prorogee }, demande });
      expect(sessions.map(({ au }) => au)).toEqual([addDays(renouvellement?.sansDroitDu ?? '', -1)]);
    }),
  );
});

test('[H714] who reads no demande is told nothing of the renewal', () => {
  expect(seenBy({}, 'DL').renouvellement).toBeNull();
  expect(seenBy({}, 'DL').sessions).toEqual(seenBy({}).sessions);
});
