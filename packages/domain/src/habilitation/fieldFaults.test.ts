import { expect, test } from 'vitest';
import { addDays } from '../date/addDays.ts';
import { addMonths } from '../date/addMonths.ts';
import { DEFAULT_SETTINGS as settings } from '../setting/settings.ts';
import { leveeReserveFaults } from './leveeReserveFaults.ts';
import { confirmationFaults } from './refusalOfConfirmation.ts';
import { dateFinFaults } from './refusalOfDateFin.ts';
import { rappelFaults } from './refusalOfRappel.ts';
import { suppressionFaults } from './refusalOfSuppression.ts';
import { SANS_FIN, suspensionFaults } from './refusalOfSuspension.ts';
import { ACTIVE, TODAY } from './test/exampleDates.ts';

const during = { dateDebutSuspension: '2026-11-01', dateFinSuspension: '2027-01-15', suspensionAConfirmer: true };
const whole = { path: '', title: 'habilitation.deja-rompue' };

test('[H20] everything that a suspension lacks is told at its field, at once', () => {
  const wanted = { dateDebutSuspension: TODAY, dateFinSuspension: null, motif: null, commentaire: ' ', rupture: false };
  const faults = (changes: Partial<Parameters<typeof suspensionFaults>[1]>, about = {}) =>
    suspensionFaults({ ...ACTIVE, ...about }, { ...wanted, ...changes }, { role: 'RD', today: TODAY, settings });
  const comment = { path: 'commentaireSuspension', title: 'habilitation.commentaire-requis' };
  const motif = { path: 'motif', title: 'habilitation.motif-requis' };
  expect(faults({ isFinUnanswered: true })).toEqual([
    comment,
    motif,
    { path: 'dateFinSuspension', title: 'habilitation.fin-requise' },
  ]);
  expect(faults({ isFinUnanswered: false })).toEqual([comment, motif]);
  expect(faults({ dateFinSuspension: addDays(TODAY, -1) })).toEqual([
    comment,
    motif,
    { path: 'dateFinSuspension', title: 'habilitation.suspension-fin-avant-debut' },
  ]);
  expect(faults({ motif: 'AUDIT', commentaire: 'Écarts.' })).toEqual([]);
  expect(faults({}, { rupture: true })).toEqual([whole]);
  const lifted = { dateDebutSuspension: null, isFinUnanswered: true, commentaire: 'Levée.' };
  expect(faults(lifted, during)).toEqual([]);
  expect(
    suspensionFaults(
      ACTIVE,
      { ...wanted, motif: 'AUDIT', commentaire: 'Écarts.' },
      { role: 'RC', today: TODAY, settings },
    ),
  ).toEqual([{ path: 'dateFinSuspension', title: 'habilitation.suspension-trop-longue' }]);
});

test('[H701] everything that a confirmation lacks is told at its field, at once', () => {
  const faults = (dateFin: string | null, isFinUnanswered = false, commentaire = '') =>
    confirmationFaults(
      { ...ACTIVE, ...during },
      { dateFin, commentaire, isFinUnanswered },
      { role: 'RD', today: TODAY },
    );
  const comment = { path: 'commentaire', title: 'habilitation.commentaire-requis' };
  expect(faults(null, true)).toEqual([comment, { path: 'dateFinSuspension', title: 'habilitation.fin-requise' }]);
  expect(faults('2027-01-14')).toEqual([
    comment,
    { path: 'dateFinSuspension', title: 'habilitation.suspension-fin-raccourcie' },
  ]);
  expect(faults(null, false, 'Vérifiée.')).toEqual([]);
});

test('[H25] another end is a day that may be, with its reason', () => {
  const faults = (dateFin: string | null, commentaireDateFin: string, rupture = false) =>
    dateFinFaults(
      { dateDebut: '2024-01-01', rupture },
      { dateFin, commentaireDateFin },
      { today: TODAY, derniereSessionCloturee: null, dateFinActivite: null, debutSuivante: null },
    );
  const comment = { path: 'commentaireDateFin', title: 'habilitation.commentaire-requis' };
  expect(faults(null, '')).toEqual([{ path: 'dateFin', title: 'habilitation.fin-requise' }, comment]);
  expect(faults('2023-12-31', 'Cession.')).toEqual([{ path: 'dateFin', title: 'habilitation.date-fin-avant-debut' }]);
  expect(faults(TODAY, 'Cession.', true)).toEqual([whole]);
  expect(faults(TODAY, 'Cession.')).toEqual([]);
});

test('[H702] a reminder has a day to come', () => {
  const faults = (day: string | null, rupture = false) =>
    rappelFaults(
      { ...ACTIVE, rupture },
      { dateRappel: day, commentaire: null },
      { today: TODAY, horizon: '2028-11-20' },
    );
  expect(faults(null)).toEqual([{ path: 'dateRappel', title: 'habilitation.fin-requise' }]);
  expect(faults(TODAY)).toEqual([{ path: 'dateRappel', title: 'habilitation.rappel-passe' }]);
  expect(faults(addDays(TODAY, 1), true)).toEqual([{ path: '', title: 'habilitation.rappel-sans-objet' }]);
  expect(faults(addDays(TODAY, 1))).toEqual([]);
});

test('[DX923] a note too long for a reminder is told, not cut', () => {
  const faults = (commentaire: string) =>
    rappelFaults(ACTIVE, { dateRappel: addDays(TODAY, 1), commentaire }, { today: TODAY, horizon: '2028-11-20' });
  expect(faults('a'.repeat(400))).toEqual([]);
  expect(faults('a'.repeat(401))).toEqual([{ path: 'commentaire', title: 'champ.trop-long' }]);
});

test('[H705] a deletion, and the lifting of a reserve, owe their reason', () => {
  expect(suppressionFaults({ motif: ' ' })).toEqual([{ path: 'motif', title: 'motif-requis' }]);
  expect(suppressionFaults({ motif: 'Doublon.' })).toEqual([]);
  expect(leveeReserveFaults({ commentaire: '' })).toEqual([
    { path: 'commentaire', title: 'habilitation.commentaire-requis' },
  ]);
  expect(leveeReserveFaults({ commentaire: 'Plan reçu.' })).toEqual([]);
});

test('[EC50] an end is at most ten years ahead; a suspension without end stays one', () => {
  const far = { path: 'dateFin', title: 'habilitation.fin-lointaine' };
  const end = (dateFin: string) =>
    dateFinFaults(
      ACTIVE,
      { dateFin, commentaireDateFin: 'Prévu.' },
      { today: TODAY, derniereSessionCloturee: null, dateFinActivite: null, debutSuivante: null },
    );
  const [last, beyond] = [addMonths(TODAY, 120), addDays(addMonths(TODAY, 120), 1)];
  expect(end(last)).toEqual([]);
  expect(end(beyond)).toEqual([far]);
  const suspension = (dateFinSuspension: string | null) =>
    suspensionFaults(
      ACTIVE,
      { dateDebutSuspension: TODAY, dateFinSuspension, motif: 'AUDIT', commentaire: 'Audit.', rupture: false },
      { role: 'RD', today: TODAY, settings },
    );
  expect(suspension(last)).toEqual([]);
  expect(suspension(null)).toEqual([]);
  expect(suspension(SANS_FIN)).toEqual([]);
  expect(suspension(beyond)).toEqual([{ path: 'dateFinSuspension', title: 'habilitation.fin-lointaine' }]);
  const confirmation = (dateFin: string) =>
    confirmationFaults({ ...ACTIVE, ...during }, { dateFin, commentaire: 'Vu.' }, { role: 'RD', today: TODAY });
  expect(confirmation(beyond)).toEqual([{ path: 'dateFinSuspension', title: 'habilitation.fin-lointaine' }]);
  expect(confirmation(SANS_FIN)).toEqual([]);
});
