import { exampleDemandeAdministrative } from '@habilis/api/mocks/fixtures/exampleDemandeAdministrative';
import { exampleDemandeSummary } from '@habilis/api/mocks/fixtures/exampleDemandeSummary';
import { exampleHabilitation } from '@habilis/api/mocks/fixtures/exampleHabilitations';
import { exampleSessionSummaries } from '@habilis/api/mocks/fixtures/exampleSessions';
import type { SessionSummary } from '@habilis/api/session-certification/SessionCertification';
import { expect, test } from 'vitest';
import type { DemandeurWork, Part, TasksWork } from './homeData.ts';
import { toldObjects } from './toldObjects.ts';

const TODAY = '2026-11-20';
const none: Part<never> = { isRead: true, items: [] };
const sessions = exampleSessionSummaries();
const keyOf = (at: number) => `session-certification ${sessions[at]?.id}`;

const tasks: TasksWork = {
  kind: 'tasks',
  counts: { total: 2, lesMiennes: 0, nonAffectees: 2, enRetard: 1 },
  next: [exampleDemandeSummary({ id: 3, type: 'DA' }), exampleDemandeSummary({ id: 4, type: 'DH' })],
  stock: none,
  seance: null,
  tenues: [],
  aFinir: none,
  totalAFinir: 0,
  sessions: none,
};
const demandeur: DemandeurWork = {
  kind: 'demandeur',
  demande: exampleDemandeAdministrative({ id: 9 }, { taskKey: 'da_complement', role: 'G' }),
  habilitations: [],
  estimations: new Map(),
  aRenouveler: [exampleHabilitation({ id: 7 })],
  detenues: none,
  ligne: none,
  sessions: { aFaire: none, totalAFaire: 0, menacees: none, proches: none },
};

test('[G852] who examines is told by no alert of the tasks that their home shows', () => {
  expect([...toldObjects(tasks, TODAY)]).toEqual(['demande-administrative 3', 'demande-habilitation 4']);
});

test('[G852] a demandeur is told once of what they have to complete and of what they may renew', () => {
  expect([...toldObjects(demandeur, TODAY)]).toEqual(['demande-administrative 9', 'habilitation 7']);
});

test('[G852] a session that waits or is soon deleted is told once, and one that could not be read leaves its alert', () => {
  const work = { ...demandeur, demande: null, aRenouveler: [] };
  const menacees: Part<SessionSummary> = { isRead: true, items: sessions.slice(1, 2) };
  const told = (aFaire: Part<SessionSummary>) => [
    ...toldObjects({ ...work, sessions: { aFaire, totalAFaire: 0, menacees, proches: none } }, TODAY),
  ];
  expect(told({ isRead: true, items: sessions.slice(0, 1) })).toEqual([keyOf(0), keyOf(1)]);
  expect(told({ isRead: false })).toEqual([keyOf(1)]);
});
