import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../date/addDays.ts';
import { addMonths } from '../date/addMonths.ts';
import { can } from '../role/can.ts';
import { ROLE_TYPES, type RoleType } from '../role/RoleType.ts';
import { DEFAULT_SETTINGS as settings } from '../setting/settings.ts';
import { ACTIONS_HABILITATION, actionsOfHabilitation } from './actionsOfHabilitation.ts';
import { admitsSession } from './admitsSession.ts';
import { etatHabilitation } from './etatHabilitation.ts';
import { refusalOfConfirmation } from './refusalOfConfirmation.ts';
import { refusalOfRappel } from './refusalOfRappel.ts';
import {
  debutSuspension,
  gesteOf,
  isAConfirmer,
  MOTIFS_SUSPENSION,
  refusalOfSuspension,
  SANS_FIN,
  type WantedSuspension,
} from './refusalOfSuspension.ts';
import { ACTIVE, type Dates, days, TODAY, datesAmong, dayNear } from './test/exampleDates.ts';

const asked = (changes: Partial<WantedSuspension> = {}): WantedSuspension => ({
  dateDebutSuspension: TODAY,
  dateFinSuspension: addMonths(TODAY, 2),
  motif: 'AUDIT',
  commentaire: 'Écarts relevés.',
  rupture: false,
  ...changes,
});
const suspend = (wanted: WantedSuspension, role: RoleType = 'RD', changes: Partial<Dates> = {}) =>
  refusalOfSuspension({ ...ACTIVE, ...changes }, wanted, { role, today: TODAY, settings });
const LIFT = asked({ dateDebutSuspension: null, dateFinSuspension: null, motif: null });
const RUPTURE = asked({ dateDebutSuspension: null, dateFinSuspension: null, rupture: true });

test('[H19] a suspension without end lasts until 2999-12-31, and is given by more than a caisse', () => {
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
  // The first and last day are included; without an end there is no last day.
  expect([on('2024-01-01'), on('2028-12-31'), on('2099-01-01', { dateFin: null })]).toEqual([true, true, true]);
  expect([on('2026-11-30', { rupture: true }), on('2026-11-30', { dateDebutSuspension: null })]).toEqual([
    false,
    false,
  ]);
});
test('[H21] from the first day of a suspension on, a session starts exactly when the habilitation is active', () => {
  const near = dayNear(60, 60);
  const habilitations = datesAmong(near);
  fc.assert(
    fc.property(habilitations, near, (one, day) => {
      const { dateDebutSuspension: first } = one;
      const isActive = etatHabilitation(one, day) === 'ACTIVE';
      // Only before a suspension may a session start although the state of that day forbids it.
      if (first === null || first <= day) expect(admitsSession(one, day)).toBe(isActive);
      else if (isActive) expect(admitsSession(one, day)).toBe(true);
    }),
  );
});
test('[H700] a suspension begins on the day on which it is decided, and one under way keeps its first day', () => {
  const [yesterday, tomorrow] = [addDays(TODAY, -1), addDays(TODAY, 1)];
  expect(suspend(asked({ dateDebutSuspension: yesterday }))).toBe('suspension-passee');
  expect(suspend(asked({ dateDebutSuspension: tomorrow }))).toBe('suspension-a-venir');
  expect([suspend(asked({ dateDebutSuspension: null })), suspend(asked())]).toEqual([null, null]);
  expect(suspend(asked({ dateFinSuspension: yesterday }))).toBe('suspension-fin-avant-debut');
  expect(suspend(asked({ dateFinSuspension: TODAY }))).toBeNull();
  const during = { dateDebutSuspension: '2026-11-01', dateFinSuspension: '2026-12-01' };
  const change = (debut: string | null, fin: string) =>
    suspend(asked({ dateDebutSuspension: debut, dateFinSuspension: fin }), 'RD', during);
  expect([change('2026-11-01', '2027-06-01'), change(null, '2027-06-01'), change(TODAY, TODAY)]).toEqual([
    null,
    null,
    'suspension-passee',
  ]);
  expect([change('2026-11-02', '2027-06-01'), change(tomorrow, '2027-06-01')]).toEqual([
    'suspension-passee',
    'suspension-a-venir',
  ]);
  expect([debutSuspension({ ...ACTIVE, ...during }, TODAY), debutSuspension(ACTIVE, TODAY)]).toEqual([
    '2026-11-01',
    TODAY,
  ]);
  // A suspension that is over, or was planned before this rule, does not lend its first day to a new one.
  const run = { dateDebutSuspension: '2026-10-01', dateFinSuspension: yesterday };
  const planned = { dateDebutSuspension: '2026-12-01', dateFinSuspension: '2027-01-01' };
  for (const present of [run, planned, { ...planned, dateDebutSuspension: null }]) {
    expect([suspend(asked(), 'RD', present), debutSuspension({ ...ACTIVE, ...present }, TODAY)]).toEqual([null, TODAY]);
  }
  expect(change('2026-11-01', yesterday)).toBe('suspension-fin-avant-debut');
  expect(gesteOf(asked({ dateDebutSuspension: null }))).toBe('suspendre');
  expect([suspend(LIFT), suspend(asked(), 'RD', { dateFin: yesterday })]).toEqual(['non-suspendue', 'terminee']);
});
test('[H701] what a caisse suspends waits for the dispositif’s manager, who confirms it for as long or longer', () => {
  const during = { dateDebutSuspension: '2026-11-01', dateFinSuspension: '2027-01-15' };
  const waits = (role: RoleType, changes: Partial<Dates> = {}) =>
    isAConfirmer({ ...ACTIVE, ...changes }, { role, today: TODAY, settings });
  expect(ROLE_TYPES.filter((role) => waits(role))).toEqual(['RC']);
  // When a caisse changes a suspension decided or confirmed above, it stays confirmed.
  expect([waits('RC', during), waits('RC', { ...during, suspensionAConfirmer: true })]).toEqual([false, true]);
  expect(waits('RD', { ...during, suspensionAConfirmer: true })).toBe(false);
  const confirm = (
    { role = 'RD' as RoleType, dateFin = null as string | null, commentaire = 'Audit du 14.' as string | null } = {},
    changes: Partial<Dates> = {},
  ) =>
    refusalOfConfirmation(
      { ...ACTIVE, ...during, suspensionAConfirmer: true, ...changes },
      { dateFin, commentaire },
      { role, today: TODAY },
    );
  expect([confirm(), confirm({ dateFin: '2027-01-15' }), confirm({ dateFin: '2027-01-14' })]).toEqual([
    null,
    null,
    'suspension-fin-raccourcie',
  ]);
  expect(ROLE_TYPES.filter((role) => confirm({ role }) === null)).toEqual(['RD', 'ADM', 'S', 'CNH']);
  expect(confirm({ role: 'RC' })).toBe('suspension-hors-competence');
  expect(confirm({ commentaire: ' ' })).toBe('commentaire-requis');
  expect(confirm({}, { suspensionAConfirmer: false })).toBe('rien-a-confirmer');
  expect(confirm({}, { dateFinSuspension: addDays(TODAY, -1) })).toBe('non-suspendue');
  expect(confirm({}, { rupture: true })).toBe('non-suspendue');
  expect(confirm({ dateFin: '2027-01-15' }, { dateFinSuspension: SANS_FIN })).toBe('suspension-fin-raccourcie');
});
test('[H702] one is reminded to suspend after today, as far as dates go, while nothing withholds the habilitation', () => {
  const remind = (day: string, changes: Partial<Dates> = {}) =>
    refusalOfRappel({ ...ACTIVE, ...changes }, day, { today: TODAY, horizon: '2028-11-20' });
  expect([remind(TODAY), remind(addDays(TODAY, 1)), remind('2028-11-20'), remind('2028-11-21')]).toEqual([
    'rappel-passe',
    null,
    null,
    'rappel-lointain',
  ]);
  expect(remind('2026-12-01', { dateDebut: '2026-11-30' })).toBeNull();
  for (const over of [{ rupture: true }, { dateFinSuspension: TODAY }, { dateFin: addDays(TODAY, -1) }]) {
    expect(remind('2026-12-01', over)).toBe('rappel-sans-objet');
  }
});
test('whatever dates are asked for, a suspension that is taken withholds from today on and leaves the past as it was', () => {
  const near = dayNear(200, 400);
  const firstDay = fc.option(fc.oneof(fc.constant(TODAY), near));
  fc.assert(
    fc.property(fc.option(near), fc.option(near), firstDay, fc.option(near), (from, to, debut, fin) => {
      const present = { dateDebutSuspension: from, dateFinSuspension: from === null ? null : to };
      const wanted = asked({ dateDebutSuspension: debut, dateFinSuspension: fin });
      if (gesteOf(wanted) !== 'suspendre' || suspend(wanted, 'ADM', present) !== null) return;
      const first = debutSuspension({ ...ACTIVE, ...present }, TODAY);
      const taken = { ...ACTIVE, dateDebutSuspension: first, dateFinSuspension: fin ?? SANS_FIN };
      expect(etatHabilitation(taken, TODAY)).toBe('SUSPENDUE');
      expect(first === TODAY || (first === from && first < TODAY)).toBe(true);
      expect(taken.dateDebutSuspension <= taken.dateFinSuspension).toBe(true);
    }),
  );
});
test('[H23][P54] a caisse suspends for three months at most, and leaves longer suspensions to who gave them', () => {
  expect(suspend(asked({ dateFinSuspension: addMonths(TODAY, 3) }), 'RC')).toBeNull();
  expect(suspend(asked({ dateFinSuspension: addDays(addMonths(TODAY, 3), 1) }), 'RC')).toBe('suspension-trop-longue');
  const long = { dateDebutSuspension: '2026-11-01', dateFinSuspension: '2027-11-01' };
  expect([suspend(LIFT, 'RC', long), suspend(LIFT, 'RD', long)]).toEqual(['suspension-hors-competence', null]);
  // Its length counts from its first day, not from today.
  const begun = { dateDebutSuspension: '2026-09-01', dateFinSuspension: '2027-01-15' };
  expect(suspend(LIFT, 'RC', begun)).toBe('suspension-hors-competence');
  const short = { dateDebutSuspension: '2026-11-01', dateFinSuspension: '2026-12-01' };
  expect(suspend(LIFT, 'RC', short)).toBeNull();
  // By any sequence of steps, a caisse never suspends more than three months.
  fc.assert(
    fc.property(fc.oneof(fc.constant(TODAY), days), days, (debut, fin) => {
      const wanted = asked({ dateDebutSuspension: debut, dateFinSuspension: fin });
      if (suspend(wanted, 'RC') === null) expect(fin <= addMonths(debut, 3) && debut === TODAY).toBe(true);
    }),
  );
});
test('[H24] only CNH, ADM and S end a habilitation, for good', () => {
  expect(['CNH', 'ADM', 'S'].map((role) => suspend(RUPTURE, role as RoleType))).toEqual([null, null, null]);
  expect([suspend(RUPTURE, 'RD'), suspend(RUPTURE, 'RC')]).toEqual([
    'suspension-hors-competence',
    'suspension-hors-competence',
  ]);
  for (const wanted of [LIFT, RUPTURE, asked()]) {
    expect(suspend(wanted, 'ADM', { rupture: true })).toBe('deja-rompue');
  }
});
test('each role is offered what it may do with a habilitation as it stands, and nothing else', () => {
  const offered = (role: RoleType, changes: Partial<Dates> = {}) =>
    actionsOfHabilitation(
      {
        habilitation: { ...ACTIVE, ...changes },
        hasDemandeEnCours: false,
        isRenouvelable: true,
        isExtensible: true,
        hasReserve: true,
        isPlateformeSupprimable: true,
        isSupprimable: true,
      },
      { role, today: TODAY, settings },
    );
  expect(offered('G')).toEqual(['renouveler', 'ajouter-plateforme', 'nommer-delegataire', 'inscrire-formateur']);
  expect(offered('DM')).toEqual(['renouveler', 'ajouter-plateforme', 'inscrire-formateur']);
  expect(offered('RC')).toEqual(['suspendre', 'rappeler']);
  expect(offered('RC', { dateFinSuspension: TODAY })).toEqual(['suspendre', 'lever']);
  const long = { dateDebutSuspension: '2026-11-01', dateFinSuspension: '2027-11-01' };
  expect([offered('RC', long), offered('RD', long).slice(0, 2)]).toEqual([[], ['suspendre', 'lever']]);
  expect(offered('RD')).toEqual(['suspendre', 'rappeler', 'changer-fin', 'lever-reserve', 'supprimer-plateforme']);
  const asked = { dateFinSuspension: TODAY, suspensionAConfirmer: true };
  expect([offered('RC', asked), offered('RD', asked).slice(0, 3)]).toEqual([
    ['suspendre', 'lever'],
    ['confirmer', 'suspendre', 'lever'],
  ]);
  expect(offered('CNH', { rupture: true })).toEqual([]);
  expect(offered('CNH', { dateFin: addDays(TODAY, -1) })).toEqual(['changer-fin']);
  expect(offered('ADM', { rupture: true })).toEqual(['supprimer-plateforme', 'supprimer']);
  expect(['E', 'I', 'R', 'F'].flatMap((role) => offered(role as RoleType))).toEqual([]);
  expect(offered('DL')).toEqual(['inscrire-formateur']);
  const all = new Set(ROLE_TYPES.flatMap((role) => [...offered(role), ...offered(role, asked)]));
  expect(ACTIONS_HABILITATION.filter((action) => !all.has(action))).toEqual([]);
});

test('[H740] neither a renewal nor an added platform is offered while one is asked for', () => {
  const habilitation = ACTIVE;
  const rest = {
    isRenouvelable: true,
    isExtensible: true,
    hasReserve: true,
    isPlateformeSupprimable: true,
    isSupprimable: true,
  };
  const situation = { habilitation, hasDemandeEnCours: true, ...rest };
  expect(actionsOfHabilitation(situation, { role: 'G', today: TODAY, settings })).toEqual([
    'nommer-delegataire',
    'inscrire-formateur',
  ]);
});

test('[H23][H24] a suspension, its lifting and a rupture are offered to a role exactly when it may have one of them taken', () => {
  const near = dayNear(200, 400);
  const dates = datesAmong(near);
  const rest = {
    hasDemandeEnCours: false,
    isRenouvelable: true,
    isExtensible: true,
    hasReserve: true,
    isPlateformeSupprimable: true,
    isSupprimable: true,
  };
  fc.assert(
    fc.property(dates, fc.constantFrom(...ROLE_TYPES), (habilitation, role) => {
      const at = { role, today: TODAY, settings };
      const offered = actionsOfHabilitation({ habilitation, ...rest }, at);
      const isTaken = (wanted: WantedSuspension) => refusalOfSuspension(habilitation, wanted, at) === null;
      const mayRead = can(role, 'suspend-habilitation');
      expect(offered.includes('rompre')).toBe(isTaken(RUPTURE));
      expect(offered.includes('lever')).toBe(mayRead && isTaken(LIFT));
      const held = asked({ dateDebutSuspension: null, dateFinSuspension: TODAY });
      expect(offered.includes('suspendre')).toBe(mayRead && isTaken(held));
    }),
  );
});
