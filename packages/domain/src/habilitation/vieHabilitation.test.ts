import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../date/addDays.ts';
import { addMonths } from '../date/addMonths.ts';
import { HABILITATION_SOURCE_MODES } from '../demande-habilitation/modes.ts';
import { can } from '../role/can.ts';
import { ROLE_TYPES, type RoleType } from '../role/RoleType.ts';
import { DEFAULT_SETTINGS as settings } from '../setting/settings.ts';
import { ACTIONS_HABILITATION, actionsOfHabilitation } from './actionsOfHabilitation.ts';
import { admitsSession } from './admitsSession.ts';
import { checkCreationHabilitation } from './checkCreationHabilitation.ts';
import { debutRenouvellement } from './debutRenouvellement.ts';
import { etatHabilitation, HABILITATION_ETATS } from './etatHabilitation.ts';
import { finProrogation } from './finProrogation.ts';
import { isHeld } from './isHeld.ts';
import { numeroHabilitation } from './numeroHabilitation.ts';
import { numeroSuivant } from './numeroSuivant.ts';
import { refusalOfAjoutPlateforme } from './refusalOfAjoutPlateforme.ts';
import { refusalOfDateFin } from './refusalOfDateFin.ts';
import { refusalOfGrant } from './refusalOfGrant.ts';
import { refusalOfRenouvellement } from './refusalOfRenouvellement.ts';
import { refusalOfSuppression, refusalOfSuppressionPlateforme } from './refusalOfSuppression.ts';
import {
  gesteOf,
  MOTIFS_SUSPENSION,
  refusalOfSuspension,
  SANS_FIN,
  type SuspensionVoulue,
} from './refusalOfSuspension.ts';

const TODAY = '2026-11-20';
const ACTIVE = {
  dateDebut: '2024-01-01',
  dateFin: '2028-12-31',
  dateDebutSuspension: null,
  dateFinSuspension: null,
  rupture: false,
  prorogee: false,
};
type Dates = { [K in keyof typeof ACTIVE]: (typeof ACTIVE)[K] extends boolean ? boolean : string | null } & {
  dateDebut: string;
};
const days = fc.integer({ min: 0, max: 6000 }).map((count) => addDays('2018-01-01', count));

const renewal = (dateFin: string | null, changes: { rupture?: boolean; isRenouvelee?: boolean } = {}, today = TODAY) =>
  refusalOfRenouvellement({ dateFin, rupture: false, isRenouvelee: false, ...changes }, { today, settings });

test('[H9] whatever is not over stands in the way of a first accreditation', () => {
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
test('[H12] an accreditation in rupture is not renewed', () => {
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
test('[H15] a platform is added to what may be used today, of a level with platform', () => {
  const on = (changes: Partial<Dates>, avecPlateforme = true) =>
    refusalOfAjoutPlateforme({ ...ACTIVE, ...changes, avecPlateforme }, TODAY) === null;
  expect([on({}), on({}, false)]).toEqual([true, false]);
  expect([on({ dateFinSuspension: TODAY }), on({ rupture: true }), on({ dateFin: '2026-11-19' })]).toEqual([
    false,
    false,
    false,
  ]);
  expect(on({ dateFin: '2026-11-19', prorogee: true })).toBe(true);
  expect(refusalOfAjoutPlateforme({ ...ACTIVE, avecPlateforme: false }, TODAY)).toBe('ajout-plateforme-impossible');
});
test('[H18] a renewal submitted three months before the end extends it, six months at most', () => {
  const end = (submitted: string | null, dateFin: string | null = '2027-03-31', rupture = false) =>
    finProrogation({ dateFin, rupture }, submitted, settings);
  expect([end('2026-12-31'), end('2027-01-01'), end(null)]).toEqual(['2027-09-30', null, null]);
  expect([end('2026-12-31', null), end('2026-12-31', '2027-03-31', true)]).toEqual([null, null]);
});
test('[H18] an extension is longer than what it extends, six months at most, and asking earlier never loses it', () => {
  fc.assert(
    fc.property(days, days, fc.nat(400), (dateFin, submitted, sooner) => {
      const end = (day: string) => finProrogation({ dateFin, rupture: false }, day, settings);
      const limite = end(submitted);
      if (limite === null) return;
      expect(dateFin < limite && limite <= addMonths(dateFin, 6) && submitted < dateFin).toBe(true);
      expect(end(addDays(submitted, -sooner))).toBe(limite);
    }),
  );
});

const asked = (changes: Partial<SuspensionVoulue> = {}): SuspensionVoulue => ({
  dateDebutSuspension: TODAY,
  dateFinSuspension: addMonths(TODAY, 2),
  motif: 'AUDIT',
  commentaire: 'Écarts relevés.',
  rupture: false,
  ...changes,
});
const suspend = (voulue: SuspensionVoulue, role: RoleType = 'RD', changes: Partial<Dates> = {}) =>
  refusalOfSuspension({ ...ACTIVE, ...changes }, voulue, { role, today: TODAY, settings });
const LIFT = asked({ dateDebutSuspension: null, dateFinSuspension: null, motif: null });
const RUPTURE = asked({ dateDebutSuspension: null, dateFinSuspension: null, rupture: true });

test('[H19] a suspension without end lasts until 2999-12-31, and is given by more than a fund', () => {
  expect(SANS_FIN).toBe('2999-12-31');
  const open = asked({ dateFinSuspension: null });
  expect([suspend(open), suspend(open, 'CNH'), suspend(open, 'RC')]).toEqual([null, null, 'suspension-trop-longue']);
});
test('[H20] a suspension has one of eight grounds and a comment', () => {
  expect(MOTIFS_SUSPENSION).toHaveLength(8);
  expect([suspend(asked({ motif: null })), suspend({ ...RUPTURE, motif: null }, 'CNH')]).toEqual([
    'motif-requis',
    'motif-requis',
  ]);
  expect([suspend(asked({ commentaire: ' ' })), suspend(asked({ commentaire: null }))]).toEqual([
    'commentaire-requis',
    'commentaire-requis',
  ]);
  const during = { dateDebutSuspension: '2026-11-01', dateFinSuspension: '2026-12-01' };
  expect([suspend(LIFT, 'RD', during), suspend({ ...LIFT, commentaire: '' }, 'RD', during)]).toEqual([
    null,
    'commentaire-requis',
  ]);
});
test('[H21] no session starts inside a suspension; before it and after it they do', () => {
  const held = { ...ACTIVE, dateDebutSuspension: '2026-12-01', dateFinSuspension: '2026-12-31' };
  const on = (date: string, changes: Partial<Dates> = {}) => admitsSession({ ...held, ...changes }, date);
  expect(['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map((date) => on(date))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect([on('2023-12-31'), on('2029-01-01'), on('2029-01-01', { prorogee: true })]).toEqual([false, false, true]);
  // The first and the last day are its own; one without end has no last.
  expect([on('2024-01-01'), on('2028-12-31'), on('2099-01-01', { dateFin: null })]).toEqual([true, true, true]);
  expect([on('2026-11-30', { rupture: true }), on('2026-11-30', { dateDebutSuspension: null })]).toEqual([
    false,
    false,
  ]);
});
test('[H21] from the first day of a suspension on, a session starts exactly when the accreditation is active', () => {
  const near = fc.integer({ min: -60, max: 60 }).map((count) => addDays(TODAY, count));
  const habilitations = fc.record({
    dateDebut: near,
    dateFin: fc.option(near),
    dateDebutSuspension: fc.option(near),
    dateFinSuspension: fc.option(near),
    rupture: fc.boolean(),
    prorogee: fc.boolean(),
  });
  fc.assert(
    fc.property(habilitations, near, (one, day) => {
      const { dateDebutSuspension: first } = one;
      const isActive = etatHabilitation(one, day) === 'ACTIVE';
      // Only before a suspension does a session start that the state of that day would not let.
      if (first === null || first <= day) expect(admitsSession(one, day)).toBe(isActive);
      else if (isActive) expect(admitsSession(one, day)).toBe(true);
    }),
  );
});
test('a suspension never goes backwards: it starts today or later, and one under way keeps its first day', () => {
  const yesterday = addDays(TODAY, -1);
  expect(suspend(asked({ dateDebutSuspension: yesterday }))).toBe('suspension-passee');
  expect(suspend(asked({ dateFinSuspension: yesterday }))).toBe('suspension-fin-avant-debut');
  expect(suspend(asked({ dateFinSuspension: TODAY }))).toBeNull();
  const during = { dateDebutSuspension: '2026-11-01', dateFinSuspension: '2026-12-01' };
  const change = (debut: string, fin: string) =>
    suspend(asked({ dateDebutSuspension: debut, dateFinSuspension: fin }), 'RD', during);
  expect([change('2026-11-01', '2027-06-01'), change('2026-11-02', '2027-06-01'), change(TODAY, TODAY)]).toEqual([
    null,
    'suspension-passee',
    'suspension-passee',
  ]);
  // One that begins today has no past yet; one that has run stands in no later one's way.
  const first = { dateDebutSuspension: TODAY, dateFinSuspension: '2026-12-01' };
  expect(suspend(asked({ dateDebutSuspension: addDays(TODAY, 1) }), 'RD', first)).toBeNull();
  expect(suspend(asked(), 'RD', { dateDebutSuspension: '2026-10-01', dateFinSuspension: yesterday })).toBeNull();
  expect(change('2026-11-01', yesterday)).toBe('suspension-fin-avant-debut');
  expect(gesteOf(asked({ dateDebutSuspension: null }))).toBe('suspendre');
  // One that has not begun may be moved.
  const planned = { dateDebutSuspension: '2026-12-01', dateFinSuspension: '2027-01-01' };
  expect(suspend(asked({ dateDebutSuspension: '2026-11-25' }), 'RD', planned)).toBeNull();
  expect([suspend(LIFT), suspend(asked(), 'RD', { dateFin: yesterday })]).toEqual(['non-suspendue', 'terminee']);
});
test('whatever dates are asked for, a suspension that is taken withholds from today on and leaves the past as it was', () => {
  const near = fc.integer({ min: -200, max: 400 }).map((count) => addDays(TODAY, count));
  fc.assert(
    fc.property(fc.option(near), fc.option(near), fc.option(near), fc.option(near), (from, to, debut, fin) => {
      const present = { dateDebutSuspension: from, dateFinSuspension: from === null ? null : to };
      const voulue = asked({ dateDebutSuspension: debut, dateFinSuspension: fin });
      if (gesteOf(voulue) !== 'suspendre' || suspend(voulue, 'ADM', present) !== null) return;
      const taken = { ...ACTIVE, dateDebutSuspension: debut ?? TODAY, dateFinSuspension: fin ?? SANS_FIN };
      expect(etatHabilitation(taken, TODAY)).toBe('SUSPENDUE');
      expect(taken.dateDebutSuspension >= TODAY || taken.dateDebutSuspension === from).toBe(true);
      expect(taken.dateDebutSuspension <= taken.dateFinSuspension).toBe(true);
    }),
  );
});
test('[H23] a fund suspends for three months at most, and leaves longer suspensions to who gave them', () => {
  expect(suspend(asked({ dateFinSuspension: addMonths(TODAY, 3) }), 'RC')).toBeNull();
  expect(suspend(asked({ dateFinSuspension: addDays(addMonths(TODAY, 3), 1) }), 'RC')).toBe('suspension-trop-longue');
  const long = { dateDebutSuspension: '2026-11-01', dateFinSuspension: '2027-11-01' };
  expect([suspend(LIFT, 'RC', long), suspend(LIFT, 'RD', long)]).toEqual(['suspension-hors-competence', null]);
  // It is judged from its first day, whatever is left of it.
  const begun = { dateDebutSuspension: '2026-09-01', dateFinSuspension: '2027-01-15' };
  expect(suspend(LIFT, 'RC', begun)).toBe('suspension-hors-competence');
  const short = { dateDebutSuspension: '2026-11-01', dateFinSuspension: '2026-12-01' };
  expect(suspend(LIFT, 'RC', short)).toBeNull();
  // However it goes about it, a fund never withholds more than three months.
  fc.assert(
    fc.property(days, days, (debut, fin) => {
      const voulue = asked({ dateDebutSuspension: debut, dateFinSuspension: fin });
      if (suspend(voulue, 'RC') === null) expect(fin <= addMonths(debut, 3) && debut >= TODAY).toBe(true);
    }),
  );
});
test('[H24] only CNH, ADM and S end an accreditation, for good', () => {
  expect(['CNH', 'ADM', 'S'].map((role) => suspend(RUPTURE, role as RoleType))).toEqual([null, null, null]);
  expect([suspend(RUPTURE, 'RD'), suspend(RUPTURE, 'RC')]).toEqual([
    'suspension-hors-competence',
    'suspension-hors-competence',
  ]);
  for (const voulue of [LIFT, RUPTURE, asked()]) {
    expect(suspend(voulue, 'ADM', { rupture: true })).toBe('deja-rompue');
  }
});
test('[H25] an end is not before the start, nor before today when a closed session stands after it', () => {
  const end = (dateFin: string, derniereSessionCloturee: string | null = null, rupture = false) =>
    refusalOfDateFin({ dateDebut: '2024-01-01', rupture }, dateFin, { today: TODAY, derniereSessionCloturee });
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
test('[H27] an accreditation with sessions, or from which something comes, is not deleted', () => {
  expect(refusalOfSuppression({ sessions: 0, suites: 0 })).toBeNull();
  expect(refusalOfSuppression({ sessions: 1, suites: 1 })).toBe('suppression-avec-sessions');
  expect(refusalOfSuppression({ sessions: 0, suites: 1 })).toBe('suppression-avec-suite');
});
test('[H28] a platform with a session from today on is not deleted', () => {
  expect(refusalOfSuppressionPlateforme(['2026-11-19'], TODAY)).toBeNull();
  expect(refusalOfSuppressionPlateforme(['2026-11-19', TODAY], TODAY)).toBe('plateforme-avec-sessions');
});
test('each role is offered what it may do with an accreditation as it stands, and nothing else', () => {
  const offered = (role: RoleType, changes: Partial<Dates> = {}) =>
    actionsOfHabilitation(
      {
        habilitation: { ...ACTIVE, ...changes },
        isRenouvelable: true,
        isExtensible: true,
        hasReserve: true,
        hasPlateformes: true,
        isSupprimable: true,
      },
      { role, today: TODAY, settings },
    );
  expect(offered('G')).toEqual(['renouveler', 'ajouter-plateforme', 'nommer-delegataire']);
  expect(offered('DM')).toEqual(['renouveler', 'ajouter-plateforme']);
  expect(offered('RC')).toEqual(['suspendre']);
  expect(offered('RC', { dateFinSuspension: TODAY })).toEqual(['suspendre', 'lever']);
  const long = { dateDebutSuspension: '2026-11-01', dateFinSuspension: '2027-11-01' };
  expect([offered('RC', long), offered('RD', long).slice(0, 2)]).toEqual([[], ['suspendre', 'lever']]);
  expect(offered('RD')).toEqual(['suspendre', 'changer-fin', 'lever-reserve', 'supprimer-plateforme']);
  expect(offered('CNH', { rupture: true })).toEqual([]);
  expect(offered('CNH', { dateFin: addDays(TODAY, -1) })).toEqual(['changer-fin']);
  expect(offered('ADM', { rupture: true })).toEqual(['supprimer-plateforme', 'supprimer']);
  expect(['E', 'I', 'R', 'F', 'DL'].flatMap((role) => offered(role as RoleType))).toEqual([]);
  const all = new Set(ROLE_TYPES.flatMap((role) => offered(role, { dateFinSuspension: TODAY })));
  expect(ACTIONS_HABILITATION.filter((action) => !all.has(action))).toEqual([]);
});

test('[H23][H24] a suspension, its lifting and a rupture are offered to a role exactly when it may have one of them taken', () => {
  const near = fc.integer({ min: -200, max: 400 }).map((count) => addDays(TODAY, count));
  const dates = fc.record({
    dateDebut: near,
    dateFin: fc.option(near),
    dateDebutSuspension: fc.option(near),
    dateFinSuspension: fc.option(near),
    rupture: fc.boolean(),
    prorogee: fc.boolean(),
  });
  const rest = {
    isRenouvelable: true,
    isExtensible: true,
    hasReserve: true,
    hasPlateformes: true,
    isSupprimable: true,
  };
  fc.assert(
    fc.property(dates, fc.constantFrom(...ROLE_TYPES), (habilitation, role) => {
      const at = { role, today: TODAY, settings };
      const offered = actionsOfHabilitation({ habilitation, ...rest }, at);
      const isTaken = (voulue: SuspensionVoulue) => refusalOfSuspension(habilitation, voulue, at) === null;
      const mayRead = can(role, 'suspend-habilitation');
      expect(offered.includes('rompre')).toBe(isTaken(RUPTURE));
      expect(offered.includes('lever')).toBe(mayRead && isTaken(LIFT));
      const debut = [TODAY, habilitation.dateDebutSuspension];
      const isSuspended = debut.some((day) => isTaken(asked({ dateDebutSuspension: day, dateFinSuspension: TODAY })));
      expect(offered.includes('suspendre')).toBe(mayRead && isSuspended);
    }),
  );
});

test('[H35] an accreditation made without a request names its entity, its level and its first day, ends no sooner, and has a place when its level wants one, with its whole address', () => {
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

test('[H38] nothing is given to an entity that is not active, nor from an accreditation that has ended', () => {
  const given = { mode: 'REN', etatEntite: 'active', etatSource: 'ACTIVE' } as const;
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
        expect(refusalOfGrant({ mode, etatEntite, etatSource })).toBe('entite-inactive');
      }
    }
  }
});
