import { exampleDemandeAdministrative } from '@habilis/api/mocks/fixtures/exampleDemandeAdministrative';
import { exampleDemandeSummary } from '@habilis/api/mocks/fixtures/exampleDemandeSummary';
import { exampleHabilitation } from '@habilis/api/mocks/fixtures/exampleHabilitations';
import { exampleSessionSummaries } from '@habilis/api/mocks/fixtures/exampleSessions';
import { expect, test } from 'vitest';
import { nextGeste, type Situation } from './nextGeste.ts';

const TODAY = '2026-11-20';
const NOTHING: Situation = { demande: null, habilitations: [], aRenouveler: [] };

const dossier = (taskKey: 'da_saisie' | 'da_complement' | 'validee', dateEcheance: string | null = null) =>
  exampleDemandeAdministrative({ dateEcheance }, { taskKey, role: 'G' });
const demande = (id: number, currentTaskDefinitionKey: string, dateEcheance: string | null) =>
  exampleDemandeSummary({ id, type: 'DH', currentTaskDefinitionKey, dateEcheance });
const habilitation = (id: number, dateFin: string) => exampleHabilitation({ id, dateFin });

const told = (situation: Partial<Situation>): string | null => {
  const geste = nextGeste({ ...NOTHING, ...situation }, TODAY);
  if (geste === null) return null;
  if (geste.kind === 'session') return `session ${geste.session.id}`;
  return geste.kind === 'renouvellement' ? `renouvellement ${geste.habilitation.id}` : `${geste.kind} ${geste.which}`;
};

test('[G851] what is due first is the one thing to do, whatever it is', () => {
  const demandes = [demande(1, 'complement', '2026-12-04'), demande(2, 'saisie', null)];
  expect(told({ habilitations: demandes, demande: dossier('da_complement', '2026-12-10') })).toBe('demande complement');
  expect(told({ habilitations: demandes, demande: dossier('da_complement', '2026-12-01') })).toBe('dossier complement');
  expect(told({ habilitations: demandes, aRenouveler: [habilitation(7, '2026-11-30')] })).toBe('renouvellement 7');
});

test('[G851] a draft comes after what is due and before a renewal that is over three months away', () => {
  const far = [habilitation(8, '2027-06-30'), habilitation(9, '2027-04-30')];
  expect(told({ habilitations: [demande(2, 'saisie', null)], aRenouveler: far })).toBe('demande saisie');
  expect(told({ demande: dossier('da_saisie'), habilitations: [demande(2, 'saisie', null)] })).toBe('dossier saisie');
  expect(told({ demande: dossier('validee'), aRenouveler: far })).toBe('renouvellement 9');
});

test('[G851] what waits for others is nothing to do', () => {
  expect(told({ demande: dossier('validee'), habilitations: [demande(1, 'instruction', '2026-12-04')] })).toBeNull();
});

test('[G851] a session that is about to be deleted comes first, one that has months after a draft', () => {
  const [session] = exampleSessionSummaries();
  if (session === undefined) throw new Error('aucune session d’exemple');
  const waiting = (dateSuppressionSession: string) =>
    told({
      habilitations: [demande(1, 'complement', '2026-12-04'), demande(2, 'saisie', null)],
      sessions: { aFaire: { isRead: true, items: [{ ...session, dateSuppressionSession }] } },
    });
  expect(waiting('2026-11-28')).toBe(`session ${session.id}`);
  expect(waiting('2027-05-01')).toBe('demande complement');
  expect(told({ sessions: { aFaire: { isRead: false } } })).toBeNull();
});
