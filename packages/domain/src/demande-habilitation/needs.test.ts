import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS as settings } from '../setting/settings.ts';
import { actionsPossibles } from '../demande/actionsPossibles.ts';
import { DECISIONS, isFavorable } from './decisions.ts';
import { dueDateOf } from './dueDateOf.ts';
import { DH_TASK_KEYS, type DhTaskKey } from './taskKeys.ts';
import { etat, TODAY, whole } from './test/steps.ts';
import { transition } from './transition.ts';
import { DH_WORKFLOW } from './workflow.ts';

// The needs and effects of each step, written a second time by hand.
const STEPS: readonly (readonly [step: string, needs: string, effects: string])[] = [
  ['saisie Soumet', '', 'check-soumission'],
  ['saisie Supprime', 'commentaire', 'erase'],
  ['saisie Abandonne', 'commentaire', ''],
  ['instruction Soumet', 'avis dossier-valide', 'freeze-avis'],
  ['instruction DemandeComplement', 'commentaire-ou-points avis-complement', 'ask-complement'],
  ['instruction Irrecevable', 'avis-defavorable', 'freeze-avis mark-irrecevable'],
  ['instruction Abandonne', 'commentaire', ''],
  ['validation_instruction Soumet', '', ''],
  ['validation_instruction Renvoie', 'commentaire', ''],
  ['validation_instruction Rejette', 'commentaire', ''],
  ['repartition Soumet', 'affectation', 'assign-expert'],
  ['repartition SansExpertise', '', ''],
  ['repartition Renvoie', 'commentaire', ''],
  ['sous_commission Soumet', 'avis', 'freeze-avis'],
  ['sous_commission DemandeComplement', 'commentaire-ou-points avis-complement', 'ask-complement'],
  ['sous_commission SeDessaisit', 'commentaire', 'drop-expert'],
  ['validation_demande Soumet', 'avis', 'freeze-avis'],
  ['validation_demande RenvoieExpert', 'commentaire', ''],
  ['validation_demande RenvoieRepartition', 'commentaire', ''],
  ['validation_demande DemandeComplement', 'commentaire-ou-points avis-complement', 'ask-complement'],
  ['planification_decision Soumet', 'date-cnh', ''],
  ['decision Soumet ACCORDE', 'jour-cnh date-debut', 'decide'],
  ['decision Soumet ACCORDE_SOUS_RESERVE', 'jour-cnh date-debut motif', 'decide'],
  ['decision Soumet AJOURNE', 'jour-cnh motif', 'decide'],
  ['decision Soumet REFUSE', 'jour-cnh motif', 'decide'],
  ['decision AjournePourComplement AJOURNE', 'jour-cnh motif', 'decide ask-complement'],
  ['decision Replanifie', 'date-cnh', 'replan'],
  ['decision Deprogramme', '', 'unplan'],
  ['complement Soumet', '', 'check-soumission'],
  ['complement Abandonne', 'commentaire', ''],
  ['suppression_apres_refus Supprime', 'commentaire', 'erase'],
  ['suppression_apres_refus Recours', 'commentaire piece-recours', 'appeal'],
];
const HANDS: Readonly<Record<string, readonly [needs: string, effects: string]>> = {
  PrendEnCharge: ['', 'claim'],
  Libere: ['', 'release'],
  Affecte: ['affectation', 'assign'],
};

test('[DH5] every line of the workflow asks for what was agreed, and brings about that alone', () => {
  const written = new Map(STEPS.map(([step, ...rest]) => [step, rest]));
  for (const { task, action, decision, needs, effects } of DH_WORKFLOW.lines) {
    const step = [task, action, ...(decision === null ? [] : [decision])].join(' ');
    expect([step, needs.join(' '), effects.join(' ')]).toEqual([step, ...(HANDS[action] ?? written.get(step) ?? [])]);
  }
});
test('[DH5] whoever may assign a task may do so where it stands', () => {
  const given = DH_WORKFLOW.lines.filter(({ action }) => action === 'Affecte').map(({ task, next }) => [task, next]);
  expect(new Set(given.map(([task]) => task))).toEqual(
    new Set(['instruction', 'validation_instruction', 'repartition', 'sous_commission', 'validation_demande']),
  );
  expect(given.filter(([task, next]) => task !== next)).toEqual([]);
});
test('[DH1] an offered action says what it asks for, and stands there once', () => {
  const offered = (taskKey: DhTaskKey, role: 'I' | 'R' | 'CNH') =>
    actionsPossibles(DH_WORKFLOW, { ...etat, taskKey, isJamaisSoumise: false }, { role, today: TODAY }).map(
      ({ key, commentaireRequis, avisRequis, affectationRequise }) =>
        [key, ...[commentaireRequis && 'c', avisRequis && 'a', affectationRequise && 'p'].filter(Boolean)].join(' '),
    );
  expect(offered('instruction', 'I')).toEqual([
    'Soumet a',
    'DemandeComplement c',
    'Irrecevable a',
    'PrendEnCharge',
    'Libere',
    'Affecte p',
  ]);
  expect(offered('repartition', 'R')).toEqual(['Soumet p', 'Renvoie c', 'PrendEnCharge', 'Libere', 'Affecte p']);
  expect(offered('decision', 'CNH')).toEqual([
    'Soumet',
    'AjournePourComplement',
    'Replanifie',
    'Deprogramme',
    'PrendEnCharge',
    'Libere',
  ]);
});
test('[DH29] two decisions give the habilitation', () => {
  expect(DECISIONS.filter(isFavorable)).toEqual(['ACCORDE', 'ACCORDE_SOUS_RESERVE']);
});
test('each live task is due after its own delay, and what waits for nobody never', () => {
  const due = (taskKey: DhTaskKey) => dueDateOf(taskKey, { today: TODAY, settings, dateCnh: '2026-12-04' });
  expect(DH_TASK_KEYS.filter((key) => due(key) === null)).toEqual(
    DH_TASK_KEYS.filter((key) => ['saisie', 'acceptee', 'abandonnee', 'supprimee'].includes(key)),
  );
  expect(due('suppression_apres_refus')).toBe('2027-01-20');
});
test('[DH51] every avis but DC goes with a submit, and DC or none with asking for a complement', () => {
  const examined = { ...etat, taskKey: 'instruction', isJamaisSoumise: false } as const;
  const given = (actionKey: 'Soumet' | 'DemandeComplement', type: 'F' | 'FR' | 'D' | 'SA' | 'DC' | null) =>
    transition({ ...whole, etat: examined, role: 'I', actionKey, avis: { type, texte: 'Parce que.' } });
  for (const type of ['F', 'FR', 'D', 'SA'] as const) {
    expect(given('Soumet', type).ok).toBe(true);
    expect(given('DemandeComplement', type)).toEqual({ ok: false, reason: 'demande.avis-interdit' });
  }
  expect([given('DemandeComplement', 'DC').ok, given('DemandeComplement', null).ok]).toEqual([true, true]);
  expect(given('Soumet', 'DC')).toEqual({ ok: false, reason: 'demande.avis-interdit' });
  const without = transition({ ...whole, etat: examined, role: 'I', actionKey: 'Irrecevable', avis: null });
  expect(without).toEqual({ ok: false, reason: 'demande.avis-defavorable-requis' });
});
test('[DH34] a complement whose asker is not known comes back to the examination, and a claim forgets no asker', () => {
  const asked = { ...etat, taskKey: 'complement', isJamaisSoumise: false } as const;
  expect(transition({ ...whole, etat: asked, actionKey: 'Soumet' })).toMatchObject({ next: 'instruction' });
  const claimed = { ...etat, taskKey: 'instruction', retourTache: 'sous_commission' } as const;
  expect(transition({ ...whole, etat: claimed, role: 'I', actionKey: 'PrendEnCharge' })).toMatchObject({
    retourTache: 'sous_commission',
  });
});
