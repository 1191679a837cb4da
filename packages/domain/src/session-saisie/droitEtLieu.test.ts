import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../date/addDays.ts';
import { type Droit, type EtapeDroit, entitlementRefusal } from '../droit/entitlementRefusal.ts';
import { isPlateformeRequise, lieuFault } from './lieuFault.ts';
import { refusalOfAnimateur } from '../animateur/refusalOfAnimateur.ts';

const TODAY = '2026-11-20';
const whole: Droit = {
  habilitation: {
    dateDebut: '2024-01-01',
    dateFin: '2028-12-31',
    dateDebutSuspension: null,
    dateFinSuspension: null,
    rupture: false,
    prorogee: false,
    finDecideeLe: null,
  },
  entite: { dateFinActivite: null, finDecideeLe: null, isSuspendue: false },
  niveau: { ouvert: true },
};
const STEPS: readonly EtapeDroit[] = ['ouverture', 'soumission', 'resultats', 'verification'];
/** The same for a class that comes back to be mended. */
const AGAIN: readonly EtapeDroit[] = ['nouvelle-soumission'];
type Changes = {
  readonly habilitation?: Partial<Droit['habilitation']>;
  readonly entite?: Partial<Droit['entite']>;
  readonly ouvert?: boolean;
};
/** The refusal at each step, in their order, without the family of the titles. */
const refusals = (
  { habilitation = {}, entite = {}, ouvert = true }: Changes,
  day: string | null = TODAY,
  asked: readonly EtapeDroit[] = STEPS,
) =>
  asked.map(
    (etape) =>
      entitlementRefusal(
        {
          habilitation: { ...whole.habilitation, ...habilitation },
          entite: { ...whole.entite, ...entite },
          niveau: { ouvert },
        },
        day,
        etape,
        TODAY,
      )?.replace('session-certification.', '') ?? null,
  );
const all = (title: string) => [title, title, title, title];

test('[SC3] a habilitation in force on the first day lets each step pass', () => {
  expect(refusals({})).toEqual([null, null, null, null]);
  expect(refusals({ habilitation: { dateFin: TODAY, dateDebut: TODAY } })).toEqual([null, null, null, null]);
  expect(refusals({ habilitation: { dateFin: null } }, '2999-01-01')).toEqual([null, null, null, null]);
});
test('[SC3] outside its time nothing passes, whatever the step, but for a renewal under way', () => {
  expect(refusals({ habilitation: { dateDebut: addDays(TODAY, 1) } })).toEqual(all('habilitation-hors-periode'));
  expect(refusals({ habilitation: { dateFin: addDays(TODAY, -1) } })).toEqual(all('habilitation-hors-periode'));
  expect(refusals({ habilitation: { dateFin: addDays(TODAY, -1), prorogee: true } })).toEqual([null, null, null, null]);
});
test('[SC36] a class that its formateur had and that had begun when an end was decided is finished; nothing else passes it', () => {
  const decided = { dateFin: addDays(TODAY, -10), finDecideeLe: TODAY };
  const hors = 'habilitation-hors-periode';
  expect(refusals({ habilitation: decided })).toEqual([hors, hors, null, null]);
  expect(refusals({ habilitation: decided }, TODAY, AGAIN)).toEqual([null]);
  expect(refusals({ entite: { isSuspendue: true } }, TODAY, AGAIN)).toEqual(['entite-suspendue']);
  expect(refusals({ habilitation: decided }, addDays(TODAY, 1))).toEqual(all(hors));
  expect(refusals({ habilitation: { ...decided, dateDebut: addDays(TODAY, 1) } })).toEqual(all(hors));
  const ended = { dateFinActivite: addDays(TODAY, -10), finDecideeLe: TODAY };
  expect(refusals({ entite: ended })).toEqual(['entite-fermee', 'entite-fermee', null, null]);
  expect(refusals({ entite: ended }, addDays(TODAY, 1))).toEqual(all('entite-fermee'));
  expect(refusals({ entite: ended }, null)).toEqual(all('entite-fermee'));
  // A suspension is no end: what it covers still waits.
  const within = { ...decided, dateDebutSuspension: addDays(TODAY, -1), dateFinSuspension: addDays(TODAY, 30) };
  expect(refusals({ habilitation: within })).toEqual([hors, hors, 'habilitation-suspendue', null]);
});
test('[SC3] no session begins within a suspension; what began before may finish, what waits be verified', () => {
  const within = { dateDebutSuspension: TODAY, dateFinSuspension: addDays(TODAY, 30) };
  const title = 'habilitation-suspendue';
  expect(refusals({ habilitation: within })).toEqual([title, title, title, null]);
  expect(refusals({ habilitation: within }, addDays(TODAY, -1))).toEqual([null, null, null, null]);
  expect(refusals({ habilitation: within }, addDays(TODAY, 30))).toEqual([title, title, title, null]);
  expect(refusals({ habilitation: within }, addDays(TODAY, 31))).toEqual([null, null, null, null]);
  expect(refusals({ habilitation: { ...within, dateDebutSuspension: null } })).toEqual([title, title, title, null]);
});
test('[SC3] a rupture stops all but what began before it and what waits for its verification', () => {
  const broken = { rupture: true, dateDebutSuspension: TODAY };
  const title = 'habilitation-rompue';
  expect(refusals({ habilitation: broken })).toEqual([title, title, title, null]);
  expect(refusals({ habilitation: broken }, addDays(TODAY, -1))).toEqual([title, title, null, null]);
  expect(refusals({ habilitation: broken }, null)).toEqual([title, title, null, null]);
  expect(refusals({ habilitation: { rupture: true, dateDebutSuspension: null } }, '2025-01-01')).toEqual([
    title,
    title,
    title,
    null,
  ]);
});
test('[SC3] an entite that ended, one that is suspended and a closed niveau are told at their steps', () => {
  expect(refusals({ entite: { dateFinActivite: addDays(TODAY, -1) } })).toEqual(all('entite-fermee'));
  expect(refusals({ entite: { dateFinActivite: addDays(TODAY, -1) } }, null)).toEqual(all('entite-fermee'));
  expect(refusals({ entite: { dateFinActivite: TODAY } })).toEqual([null, null, null, null]);
  expect(refusals({ entite: { isSuspendue: true } })).toEqual(['entite-suspendue', 'entite-suspendue', null, null]);
  expect(refusals({ ouvert: false })).toEqual(['niveau-ferme', 'niveau-ferme', null, null]);
});
test('[SC36] a class that its formateur had and that has begun is finished though its niveau closed; one that comes is not given again', () => {
  expect(refusals({ ouvert: false }, TODAY, AGAIN)).toEqual([null]);
  expect(refusals({ ouvert: false }, addDays(TODAY, 1), AGAIN)).toEqual(['niveau-ferme']);
  expect(refusals({ ouvert: false }, null, AGAIN)).toEqual(['niveau-ferme']);
});
test('[SC25] a session may be opened for a day that is near or past', () => {
  for (const day of [addDays(TODAY, -10), TODAY, addDays(TODAY, 1)])
    expect(refusals({}, day)).toEqual([null, null, null, null]);
});

const technical = { avecTechnique: true, avecPlateforme: true, plateformeMobile: false };
const place = {
  lieuFormation: 'FR',
  lieuFormationType: 'PLATEFORME_FIXE',
  plateforme: { dateValidationCnh: TODAY },
  dateSession: TODAY,
} as const;
test('[V13] a technical session in France is held at a platform validated on or before its first day', () => {
  const forbidden = 'sessions-certification.erreurs.plateforme-forbidden';
  expect(lieuFault(place, technical)).toBeNull();
  expect(lieuFault({ ...place, dateSession: addDays(TODAY, -1) }, technical)).toBe(forbidden);
  expect(lieuFault({ ...place, dateSession: addDays(TODAY, 1) }, technical)).toBeNull();
  expect(lieuFault({ ...place, dateSession: null }, technical)).toBe(forbidden);
  expect(lieuFault({ ...place, plateforme: null }, technical)).toBe(forbidden);
  expect(lieuFault({ ...place, plateforme: { dateValidationCnh: null } }, technical)).toBe(forbidden);
  expect(lieuFault({ ...place, lieuFormationType: 'CLIENT' }, technical)).toBe(forbidden);
  expect(lieuFault({ ...place, lieuFormationType: null }, technical)).toBe(forbidden);
  expect(lieuFault({ ...place, lieuFormation: 'HF', plateforme: null }, technical)).toBeNull();
  expect(lieuFault({ ...place, lieuFormation: null, plateforme: null }, technical)).toBeNull();
});
test('[V13] nothing is asked of a place without technical part, without platform or with a mobile one', () => {
  for (const change of [{ avecTechnique: false }, { avecPlateforme: false }, { plateformeMobile: true }]) {
    expect(isPlateformeRequise({ ...technical, ...change })).toBe(false);
    expect(
      lieuFault({ ...place, lieuFormationType: 'LOCAUX', plateforme: null }, { ...technical, ...change }),
    ).toBeNull();
  }
});

const days = { dateSession: '2026-11-18', dateFinSession: '2026-11-20' };
const animateur = (...certificats: readonly (readonly [string, string | null])[]) => ({
  certificats: certificats.map(([dateObtention, dateFin]) => ({ dateObtention, dateFin })),
  isStagiaire: false,
  isBloque: false,
});
test('[SC6][SC26] a formateur leads a session with a certificat that is valid on every day', () => {
  const refusal = (
    who: Parameters<typeof refusalOfAnimateur>[0],
    on: Parameters<typeof refusalOfAnimateur>[1] = days,
  ) => refusalOfAnimateur(who, on)?.replace('session-certification.animateur-', '') ?? null;
  expect(refusal(null)).toBe('inconnu');
  expect(refusal({ certificats: null, isStagiaire: false, isBloque: false })).toBeNull();
  expect(refusal({ certificats: null, isStagiaire: true, isBloque: false })).toBe('stagiaire');
  // A blocked account leads nothing, whatever its certificats.
  expect(refusal({ ...animateur(['2026-11-18', null]), isBloque: true })).toBe('bloque');
  expect(refusal(animateur())).toBe('sans-certificat');
  expect(refusal(animateur(['2026-11-18', '2026-11-20']))).toBeNull();
  expect(refusal(animateur(['2026-11-18', null]))).toBeNull();
  expect(refusal(animateur(['2026-11-19', '2026-12-20']))).toBe('certificat-futur');
  expect(refusal(animateur(['2024-11-18', '2026-11-19']))).toBe('certificat-fini');
  // One certificat takes over from another.
  expect(refusal(animateur(['2024-11-18', '2026-11-18'], ['2026-11-19', null]))).toBeNull();
  expect(refusal(animateur(['2024-11-18', '2026-11-18'], ['2026-11-20', null]))).toBe('certificat-fini');
  expect(
    refusal(animateur(['2024-11-18', '2026-11-18']), { dateSession: '2026-11-18', dateFinSession: null }),
  ).toBeNull();
  expect(refusal(animateur(['2024-11-18', '2025-11-18']), { dateSession: null, dateFinSession: null })).toBeNull();
});
test('[SC6] a certificat that covers more days refuses no session that one of fewer days lets pass', () => {
  const offsets = fc.integer({ min: -5, max: 5 });
  fc.assert(
    fc.property(offsets, offsets, fc.nat(3), (start, end, more) => {
      const of = (first: number, last: number) =>
        refusalOfAnimateur(animateur([addDays('2026-11-18', first), addDays('2026-11-20', last)]), days);
      if (of(start, end) === null) expect(of(start - more, end + more)).toBeNull();
    }),
  );
});
