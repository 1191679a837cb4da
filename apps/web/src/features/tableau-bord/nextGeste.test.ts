import type { Echeance } from '@habilis/api/echeance/Echeance';
import { exampleDemandeAdministrative } from '@habilis/api/mocks/fixtures/exampleDemandeAdministrative';
import { exampleDemandeSummary } from '@habilis/api/mocks/fixtures/exampleDemandeSummary';
import { exampleEcheances } from '@habilis/api/mocks/fixtures/exampleEcheances';
import { exampleSessionSummaries } from '@habilis/api/mocks/fixtures/exampleSessions';
import { expect, test } from 'vitest';
import { followingOf, nextGeste, type Situation, withoutNamed } from './nextGeste.ts';

const TODAY = '2026-11-20';

const dated = (type: Echeance['type'], date: string, objetId = 1): Echeance => {
  const [first] = exampleEcheances('G');
  if (first === undefined) throw new Error('aucune échéance d’exemple');
  return { ...first, type, date, objetId, aQui: 'VOUS', nature: 'A_FAIRE' };
};
const venir = (...aVous: readonly Echeance[]): Situation['venir'] => ({
  isRead: true,
  items: [{ echeances: aVous, aVous, totalAVous: aVous.length, totalChezAutres: 0 }],
});
const dossier = (taskKey: 'da_saisie' | 'validee') => exampleDemandeAdministrative({}, { taskKey, role: 'G' });
const draft = exampleDemandeSummary({ id: 2, type: 'DH', currentTaskDefinitionKey: 'saisie', dateEcheance: null });

function told(situation: Situation): string | null {
  const geste = nextGeste(situation, TODAY);
  return geste?.kind === 'echeance' ? `${geste.echeance.type} ${geste.echeance.date}` : (geste?.kind ?? null);
}

test('[G851] the nearest of what is the reader’s is the one thing to do, whatever its kind, and the second follows it', () => {
  const proof = dated('attestation-urssaf', '2026-11-26');
  const session = dated('session-cloture', '2026-12-01');
  const renewal = dated('habilitation-fin', '2027-02-09');
  const situation = { venir: venir(proof, session, renewal), habilitations: [draft] };
  expect(told(situation)).toBe('attestation-urssaf 2026-11-26');
  expect(followingOf(situation, TODAY)).toEqual(session);
});

test('[G851] a draft comes after what has a near day and before what is over three months away', () => {
  const far = dated('habilitation-fin', '2027-06-30');
  expect(told({ venir: venir(dated('dh-complement', '2026-12-04')), habilitations: [draft] })).toBe(
    'dh-complement 2026-12-04',
  );
  expect(told({ venir: venir(far), habilitations: [draft] })).toBe('demande');
  expect(told({ venir: venir(far), demande: dossier('da_saisie'), habilitations: [draft] })).toBe('dossier');
  expect(told({ venir: venir(far), demande: dossier('validee') })).toBe('habilitation-fin 2027-06-30');
});

test('[G851] what waits for others is nothing to do; dates that cannot be read leave the draft', () => {
  expect(told({ venir: venir(), demande: dossier('validee') })).toBeNull();
  expect(followingOf({ venir: venir(dated('reserve', '2026-12-01')) }, TODAY)).toBeNull();
  expect(told({ venir: { isRead: false }, habilitations: [draft] })).toBe('demande');
});

test('[G852] a session that the home names by its day is named by no list of sessions', () => {
  const items = exampleSessionSummaries().slice(0, 2);
  const sessions = { aFaire: { isRead: true, items }, totalAFaire: 2, proches: { isRead: true, items: [] } } as const;
  const [named, other] = items;
  if (named === undefined || other === undefined) throw new Error('moins de deux sessions d’exemple');
  const left = withoutNamed(sessions, { venir: venir(dated('session-cloture', '2026-12-01', named.id)) });
  expect(left.aFaire).toEqual({ isRead: true, items: [other] });
  expect(withoutNamed(sessions, { venir: { isRead: false } })).toBe(sessions);
});
