import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../date/addDays.ts';
import { addMonths } from '../date/addMonths.ts';
import { HABILITATION_SOURCE_MODES } from './HABILITATION_SOURCE_MODES.ts';
import { DEFAULT_SETTINGS as settings } from '../setting/settings.ts';
import { checkCreationHabilitation } from './checkCreationHabilitation.ts';
import { debutRenouvellement } from './debutRenouvellement.ts';
import { HABILITATION_ETATS } from './etatHabilitation.ts';
import { finProrogation } from './finProrogation.ts';
import { isHeld } from './isHeld.ts';
import { numeroHabilitation } from './numeroHabilitation.ts';
import { numeroSuivant } from './numeroSuivant.ts';
import { refusalOfAjoutPlateforme } from './refusalOfAjoutPlateforme.ts';
import { refusalOfDateFin } from './refusalOfDateFin.ts';
import { refusalOfGrant } from './refusalOfGrant.ts';
import { refusalOfRenouvellement } from './refusalOfRenouvellement.ts';
import { canLosePlateforme, refusalOfSuppression, refusalOfSuppressionPlateforme } from './refusalOfSuppression.ts';
import { ACTIVE, type Dates, days, TODAY } from './test/exampleDates.ts';

/** Nothing ends its entite, and what follows from it is free. */
const FREE = { isSansSuite: false, dateFinActivite: null };
/** Nothing stands beside it. */
const ALONE = { dateFinActivite: null, debutSuivante: null };

const renewal = (dateFin: string | null, changes: { rupture?: boolean; isRenouvelee?: boolean } = {}, today = TODAY) =>
  refusalOfRenouvellement({ dateFin, rupture: false, isRenouvelee: false, ...FREE, ...changes }, { today, settings });

test('[H9] whatever is not over stands in the way of a first habilitation', () => {
  expect(HABILITATION_ETATS.filter(isHeld)).toEqual(['SUSPENDUE', 'FUTURE', 'ACTIVE']);
});
test('[H11] a renewal opens 9 months before the end and closes 6 months after it', () => {
  const on = (today: string) => renewal('2027-03-31', {}, today) === null;
  expect(['2026-06-29', '2026-06-30', '2027-03-31', '2027-09-29', '2027-09-30'].map(on)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(renewal(null)).toBe('renouvellement-impossible');
  expect(renewal(TODAY, { isRenouvelee: true })).toBe('renouvellement-impossible');
});
test('[H11] a renewal is open on days that follow one another, the last one among them, and none before it began', () => {
  fc.assert(
    fc.property(
      days,
      fc.uniqueArray(fc.integer({ min: -500, max: 400 }), { minLength: 3, maxLength: 3 }),
      (fin, gaps) => {
        const open = gaps
          .toSorted((one, other) => one - other)
          .map((gap) => renewal(fin, {}, addDays(fin, gap)) === null);
        if (open[0] === true && open[2] === true) expect(open[1]).toBe(true);
        expect([renewal(fin, {}, fin), renewal(fin, { rupture: true }, fin)]).toEqual([
          null,
          'renouvellement-impossible',
        ]);
      },
    ),
  );
});
test('[H12] a habilitation in rupture is not renewed', () => {
  expect([renewal(TODAY), renewal(TODAY, { rupture: true })]).toEqual([null, 'renouvellement-impossible']);
});
test('[H13] a renewal starts the day after the old end, or at the decision if that is later, with the next rank', () => {
  expect(debutRenouvellement('2027-03-31', '2027-01-15')).toBe('2027-04-01');
  expect(debutRenouvellement('2027-03-31', '2027-06-15')).toBe('2027-06-15');
  expect(debutRenouvellement(null, '2027-06-15')).toBe('2027-06-15');
  fc.assert(
    fc.property(days, days, (fin, decision) => {
      const debut = debutRenouvellement(fin, decision);
      expect(debut >= decision && debut > fin).toBe(true);
    }),
  );
  expect(numeroSuivant('128/2023/SST-1/02')).toBe('128/2023/SST-1/03');
  expect(numeroSuivant('57/2021/CATEC/1/99')).toBe('57/2021/CATEC/1/100');
  const parts = fc.record({
    sequence: fc.nat(99_999),
    annee: fc.integer({ min: 1990, max: 2999 }),
    code: fc.constantFrom('SST-1', 'AMSS4-1', 'CATEC/1', 'PRAP IBC-2'),
    indice: fc.integer({ min: 1, max: 120 }),
  });
  fc.assert(
    fc.property(parts, (one) => {
      expect(numeroSuivant(numeroHabilitation(one))).toBe(numeroHabilitation({ ...one, indice: one.indice + 1 }));
    }),
  );
  const shapes = ['', '128/2023/SST-1', 'n° 128/2023/SST-1/02', '128/2023/SST-1/02 bis'];
  expect(shapes.flatMap((numero) => numeroSuivant(numero) ?? [])).toEqual([]);
});
test('[H15] a platform is added to what may be used today, of a niveau with platform', () => {
  const on = (changes: Partial<Dates>, avecPlateforme = true) =>
    refusalOfAjoutPlateforme({ ...ACTIVE, ...FREE, ...changes, avecPlateforme }, TODAY) === null;
  expect([on({}), on({}, false)]).toEqual([true, false]);
  expect([on({ dateFinSuspension: TODAY }), on({ rupture: true }), on({ dateFin: '2026-11-19' })]).toEqual([
    false,
    false,
    false,
  ]);
  expect(on({ dateFin: '2026-11-19', prorogee: true })).toBe(true);
  expect(refusalOfAjoutPlateforme({ ...ACTIVE, ...FREE, avecPlateforme: false }, TODAY)).toBe(
    'ajout-plateforme-impossible',
  );
});
test('[H18] a renewal submitted three months before the end extends it, six months at most', () => {
  const end = (submitted: string | null, dateFin: string | null = '2027-03-31', rupture = false) =>
    finProrogation({ dateFin, rupture, ...FREE }, submitted, settings);
  expect([end('2026-12-31'), end('2027-01-01'), end(null)]).toEqual(['2027-09-30', null, null]);
  expect([end('2026-12-31', null), end('2026-12-31', '2027-03-31', true)]).toEqual([null, null]);
});
test('[H18] an extension is longer than what it extends, six months at most, and asking earlier never loses it', () => {
  fc.assert(
    fc.property(days, days, fc.nat(400), (dateFin, submitted, sooner) => {
      const end = (day: string) => finProrogation({ dateFin, rupture: false, ...FREE }, day, settings);
      const limite = end(submitted);
      if (limite === null) return;
      expect(dateFin < limite && limite <= addMonths(dateFin, 6) && submitted < dateFin).toBe(true);
      expect(end(addDays(submitted, -sooner))).toBe(limite);
    }),
  );
});

test('[H25] an end is not before the start, nor before today when a closed session stands after it', () => {
  const end = (dateFin: string, derniereSessionCloturee: string | null = null, rupture = false) =>
    refusalOfDateFin({ dateDebut: '2024-01-01', rupture }, dateFin, {
      today: TODAY,
      derniereSessionCloturee,
      ...ALONE,
    });
  expect([end('2024-01-01'), end('2023-12-31'), end(TODAY, null, true)]).toEqual([
    null,
    'date-fin-avant-debut',
    'deja-rompue',
  ]);
  expect([end('2026-10-01', '2026-10-02'), end('2026-10-02', '2026-10-02'), end(TODAY, '2026-12-01')]).toEqual([
    'sessions-apres-fin',
    null,
    null,
  ]);
});
test('[H27] a habilitation with sessions, or from which something comes, is not deleted', () => {
  expect(refusalOfSuppression({ sessions: 0, suites: 0 })).toBeNull();
  expect(refusalOfSuppression({ sessions: 1, suites: 1 })).toBe('suppression-avec-sessions');
  expect(refusalOfSuppression({ sessions: 0, suites: 1 })).toBe('suppression-avec-suite');
});
test('[H28] a platform with a session from today on is not deleted', () => {
  const places = { avecPlateforme: true, nbPlateformesFixes: 2, plateformeMobile: false };
  expect(refusalOfSuppressionPlateforme(places, ['2026-11-19'], TODAY)).toBeNull();
  expect(refusalOfSuppressionPlateforme(places, ['2026-11-19', TODAY], TODAY)).toBe('plateforme-avec-sessions');
});
test('[H703] the last platform of a niveau that needs one stays, unless a mobile one is left', () => {
  const drop = (nbPlateformesFixes: number, avecPlateforme: boolean, plateformeMobile: boolean) =>
    refusalOfSuppressionPlateforme({ nbPlateformesFixes, avecPlateforme, plateformeMobile }, [], TODAY);
  expect([drop(1, true, false), drop(2, true, false), drop(1, true, true), drop(1, false, false)]).toEqual([
    'derniere-plateforme',
    null,
    null,
    null,
  ]);
  expect(canLosePlateforme({ nbPlateformesFixes: 0, avecPlateforme: false, plateformeMobile: true })).toBe(false);
});
test('[H35] a habilitation made without a demande names its entite, its niveau and its first day, ends no sooner, and has a place when its niveau wants one, with its whole address', () => {
  const PLACE = { adresse: { ligne1: '1 quai', codePostalVille: { codePostal: '13002', ville: 'Marseille' } } };
  const HORIZON = '2028-11-20';
  const GIVEN = {
    entiteId: 7,
    dispositifNiveauId: 3,
    dateDebut: TODAY,
    dateFin: null,
    plateformesFixes: [],
    plateformeMobile: false,
  };
  const check = (changes: object, avecPlateforme: boolean | null = false) =>
    checkCreationHabilitation(
      { ...GIVEN, ...changes },
      avecPlateforme === null ? null : { avecPlateforme },
      HORIZON,
    ).map(({ path, title }) => `${path} ${title}`);
  expect(check({})).toEqual([]);
  expect(check({ dateFin: TODAY })).toEqual([]);
  expect(check({ plateformeMobile: true }, true)).toEqual([]);
  expect(check({ plateformesFixes: [PLACE] }, true)).toEqual([]);
  expect(check({ entiteId: null, dispositifNiveauId: null, dateDebut: null, dateFin: TODAY }, null)).toEqual([
    'entiteId habilitation.entite-active-requise',
    'dispositifNiveauId champ.niveau-requis',
    'dateDebut habilitation.debut-requis',
  ]);
  expect(check({}, null)).toEqual(['dispositifNiveauId champ.invalide']);
  expect(check({ dateFin: addDays(TODAY, -1) })).toEqual(['dateFin habilitation.date-fin-avant-debut']);
  expect(check({ dateDebut: addDays(HORIZON, 1) })).toEqual(['dateDebut demande.date-debut-lointaine']);
  expect(check({ dateDebut: HORIZON })).toEqual([]);
  expect(check({}, true)).toEqual(['plateformesFixes habilitation.plateforme-requise']);
  expect(check({ plateformeMobile: true })).toEqual(['plateformesFixes champ.invalide']);
  const bare = { adresse: { ligne1: ' ', codePostalVille: { codePostal: '1300', ville: null } } };
  expect(check({ plateformesFixes: [PLACE, bare] }, true)).toEqual([
    'plateformesFixes.1.adresse.ligne1 champ.adresse-requise',
    'plateformesFixes.1.adresse.codePostalVille.codePostal champ.code-postal-invalide',
    'plateformesFixes.1.adresse.codePostalVille.ville champ.ville-requise',
  ]);
});

test('[H38] nothing is given to an entite that is not active, nor from a habilitation that has ended', () => {
  const given = {
    mode: 'REN',
    etatEntite: 'active',
    etatSource: 'ACTIVE',
    dateFinActivite: null,
    isSourceSansSuite: false,
  } as const;
  expect(refusalOfGrant(given)).toBeNull();
  expect(refusalOfGrant({ ...given, mode: 'INI', etatSource: null })).toBeNull();
  expect(refusalOfGrant({ ...given, etatSource: null })).toBe('source-introuvable');
  expect(refusalOfGrant({ ...given, etatSource: 'ROMPUE' })).toBe('source-rompue');
  expect(refusalOfGrant({ ...given, etatSource: 'TERMINEE' })).toBeNull();
  expect(refusalOfGrant({ ...given, mode: 'APF' })).toBeNull();
  expect(refusalOfGrant({ ...given, mode: 'APF', etatSource: 'TERMINEE' })).toBe('source-terminee');
  for (const etatEntite of ['provisoire', 'fermee'] as const) {
    for (const mode of HABILITATION_SOURCE_MODES) {
      for (const etatSource of [null, ...HABILITATION_ETATS]) {
        expect(refusalOfGrant({ ...given, mode, etatEntite, etatSource })).toBe('entite-inactive');
      }
    }
  }
});
