import { expect, test } from 'vitest';
import { reglageOf } from '../notification/EVENEMENTS.ts';
import { assignableRoles } from '../demande/assignableRoles.ts';
import { courrielsOfStep, MODELES_COURRIEL_DA } from './courrielsOfStep.ts';
import type { DaTaskKey } from './taskKeys.ts';
import { DA_WORKFLOW } from './workflow.ts';

const told = (action: string, tache: DaTaskKey, suivante: DaTaskKey) =>
  courrielsOfStep({ action, tache, suivante }).map(({ modele, pour }) => `${modele} → ${pour}`);

test('[N9] each step is told to those whom it concerns', () => {
  expect(told('Soumet', 'da_saisie', 'da_instruction')).toEqual(['da-recue → auteur', 'da-a-instruire → titulaires']);
  expect(told('Soumet', 'da_complement', 'da_instruction')).toEqual([
    'da-recue → auteur',
    'da-a-instruire → titulaires',
  ]);
  expect(told('Soumet', 'da_saisie', 'validee')).toEqual([]);
  expect(told('Soumet', 'da_instruction', 'validee')).toEqual(['da-validee → demandeurs']);
  expect(told('DemandeComplement', 'da_instruction', 'da_complement')).toEqual(['da-complement → demandeurs']);
  expect(told('DemandeMiseAJour', 'validee', 'da_complement')).toEqual(['da-complement → demandeurs']);
  expect(told('Enregistre', 'da_instruction', 'da_instruction')).toEqual(['da-corrigee → demandeurs']);
  expect(told('Rejette', 'da_instruction', 'da_validation_rejet')).toEqual(['da-rejet-a-valider → titulaires']);
  expect(told('Renvoie', 'da_validation_rejet', 'da_instruction')).toEqual(['da-renvoyee → titulaires']);
  expect(told('Confirme', 'da_validation_rejet', 'refusee')).toEqual(['da-refusee → demandeurs']);
  expect(told('Confirme', 'da_validation_rejet', 'validee')).toEqual(['da-modification-refusee → demandeurs']);
  expect(told('Affecte', 'da_instruction', 'da_instruction')).toEqual(['da-affectee → titulaires']);
  for (const action of ['PrendEnCharge', 'Libere', 'Supprime', 'Modifie']) {
    expect(told(action, 'da_instruction', 'da_instruction')).toEqual([]);
  }
});

test('[N9] every mail has a step that sends it, and nobody switches off what is decided or asked of the demandeur', () => {
  const all = [
    ...DA_WORKFLOW.lines.flatMap(({ action, task, next }) => courrielsOfStep({ action, tache: task, suivante: next })),
    ...courrielsOfStep({ action: 'Enregistre', tache: 'da_instruction', suivante: 'da_instruction' }),
  ];
  expect(new Set(all.map(({ modele }) => modele))).toEqual(new Set(MODELES_COURRIEL_DA));
  const forced = all.filter(({ type }) => reglageOf(type, 'DM')?.kind === 'impose').map(({ modele }) => modele);
  expect(new Set(forced)).toEqual(
    new Set(['da-recue', 'da-complement', 'da-validee', 'da-refusee', 'da-modification-refusee']),
  );
});

test('[N10] a step is told to nobody whose role could not know of it', () => {
  for (const { action, task, next } of DA_WORKFLOW.lines) {
    for (const { type, pour } of courrielsOfStep({ action, tache: task, suivante: next })) {
      const roles = pour === 'titulaires' ? assignableRoles(DA_WORKFLOW, next) : (['DM', 'G'] as const);
      for (const role of roles) expect([type, role, reglageOf(type, role) !== null]).toEqual([type, role, true]);
    }
  }
});
