import { exampleDemandeSummary } from '@habilis/api/mocks/fixtures/exampleDemandeSummary';
import { exampleEcheances } from '@habilis/api/mocks/fixtures/exampleEcheances';
import { exampleHabilitation } from '@habilis/api/mocks/fixtures/exampleHabilitations';
import { exampleSessionSummaries } from '@habilis/api/mocks/fixtures/exampleSessions';
import type { SessionSummary } from '@habilis/api/session-certification/SessionCertification';
import { expect, test } from 'vitest';
import type { DemandeurWork, Part, TasksWork } from './homeData.ts';
import { toldObjects } from './toldObjects.ts';

const none: Part<never> = { isRead: true, items: [] };
const sessions = exampleSessionSummaries();
const keyOf = (at: number) => `session-certification ${sessions[at]?.id}`;

const tasks: TasksWork = {
  kind: 'tasks',
  counts: { total: 2, lesMiennes: 0, nonAffectees: 2, enRetard: 1 },
  next: [exampleDemandeSummary({ id: 3, type: 'DA' }), exampleDemandeSummary({ id: 4, type: 'DH' })],
  stock: none,
  seance: null,
  suivante: null,
  tenues: [],
  aFinir: none,
  totalAFinir: 0,
  sessions: none,
};
const demandeur: DemandeurWork = {
  kind: 'demandeur',
  demande: null,
  habilitations: [],
  estimations: new Map(),
  aRenouveler: [exampleHabilitation({ id: 7 })],
  detenues: none,
  venir: none,
  ligne: none,
  sessions: { aFaire: none, totalAFaire: 0, proches: none },
};

test('[G852] who examines is told by no alert of the tasks that their home shows', () => {
  expect([...toldObjects(tasks)]).toEqual(['demande-administrative 3', 'demande-habilitation 4']);
});

test('[G852] a demandeur is told once of what comes and of what they may renew', () => {
  const echeances = exampleEcheances('G').filter(({ type }) => type === 'dh-complement' || type === 'seance');
  const venir: DemandeurWork['venir'] = {
    isRead: true,
    items: [{ echeances, aVous: [], totalAVous: 0, totalChezAutres: 0 }],
  };
  expect([...toldObjects({ ...demandeur, venir })]).toEqual([
    ...echeances.map(({ objetId }) => `demande-habilitation ${objetId}`),
    'habilitation 7',
  ]);
});

test('[G852] a session that waits is told once, and one that could not be read leaves its alert', () => {
  const told = (aFaire: Part<SessionSummary>) => [
    ...toldObjects({ ...demandeur, aRenouveler: [], sessions: { aFaire, totalAFaire: 0, proches: none } }),
  ];
  expect(told({ isRead: true, items: sessions.slice(0, 1) })).toEqual([keyOf(0)]);
  expect(told({ isRead: false })).toEqual([]);
});
