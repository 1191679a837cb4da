import { expect, test } from 'vitest';
import { decisionOfStep } from '../demande-administrative/decisionOfStep.ts';
import { DA_WORKFLOW } from '../demande-administrative/workflow.ts';
import { evenementOfEtape, TYPES_EVENEMENT_SESSION } from '../session-certification/TYPES_EVENEMENT_SESSION.ts';
import { SESSION_WORKFLOW } from '../session-certification/workflow.ts';
import { TYPES_EVENEMENT } from './TYPES_EVENEMENT.ts';

test('an event happens to one kind of object', () => {
  const types = Object.values(TYPES_EVENEMENT).flat();
  expect(new Set(types).size).toBe(types.length);
});

test('every step of a session is an event, and every event of a session a step', () => {
  const made = SESSION_WORKFLOW.lines.map(({ action, task, next }) => [task, action, evenementOfEtape(action, next)]);
  expect(new Set(made.map(([, , type]) => type))).toEqual(new Set(TYPES_EVENEMENT_SESSION));
  expect([...new Set(made.map((one) => one.join(' ')))]).toEqual([
    'SAISIE Soumet session-confiee',
    'SAISIE Supprime session-supprimee',
    'RESULTATS Soumet session-resultats-remis',
    'RESULTATS Renvoie session-renvoyee',
    'RESULTATS Reprend session-reprise',
    'RESULTATS Relance session-relancee',
    'RESULTATS Supprime session-supprimee',
    'VERIFICATION Soumet session-cloturee',
    'VERIFICATION Renvoie session-renvoyee',
    'VERIFICATION Supprime session-supprimee',
    'CLOTUREE Corrige session-corrigee',
  ]);
  expect(() => evenementOfEtape('Soumet', 'SAISIE')).toThrow('Soumet vers SAISIE');
  expect(() => evenementOfEtape('Ouvre', 'SAISIE')).toThrow('Ouvre vers SAISIE');
});

test('[DA85] a file is decided when it is validated, and when its rejection is confirmed', () => {
  const decided = DA_WORKFLOW.lines.flatMap(({ action, task, next }) => {
    const decision = decisionOfStep({ action, tache: task, suivante: next });
    return decision === null ? [] : [`${task} ${action} ${next} ${decision}`];
  });
  expect([...new Set(decided)].toSorted()).toEqual([
    'da_instruction Soumet validee VALIDEE',
    'da_validation_rejet Confirme refusee REFUSEE',
    'da_validation_rejet Confirme validee MODIFICATION_REFUSEE',
  ]);
  expect(decisionOfStep({ action: 'Soumet', tache: 'da_instruction', suivante: 'da_instruction' })).toBeNull();
});
