import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_ACTION } from '../demande/defaultAction.ts';
import { HABILITATION_SOURCE_MODES } from '../habilitation/HABILITATION_SOURCE_MODES.ts';
import { actionFaults, asksDecision, asksPoints, needsOfAction } from './actionFaults.ts';
import { DECISIONS, startsHabilitation } from './decisions.ts';
import { DH_FORM, type DhStep } from './needs.ts';
import { etat, HORIZON, steps, whole } from './test/steps.ts';
import { transition } from './transition.ts';
import { DH_WORKFLOW } from './workflow.ts';

test('[DX920] a step is refused for a field of its form exactly when the form finds it', () => {
  const isOfForm = (reason: string) => !/avis|dossier|prematuree|interdite/.test(reason);
  fc.assert(
    fc.property(steps, (asked) => {
      const { etat, actionKey } = asked;
      const outcome = transition(asked);
      const faults = actionFaults(etat.taskKey, actionKey, asked);
      if (outcome.ok) expect(faults).toEqual([]);
      else if (isOfForm(outcome.reason)) expect(faults.map(({ title }) => title)).toContain(outcome.reason);
    }),
  );
});
test('[DX920] all that an action lacks is told at once, each at its field', () => {
  const appeal = { ...whole, hasComment: false, hasPieceRecours: false };
  expect(actionFaults('suppression_apres_refus', 'Recours', appeal)).toEqual([
    { path: 'draftWorkflowComment', title: 'demande.commentaire-requis' },
    { path: 'fileUploads.recours', title: 'demande.piece-recours-requise' },
  ]);
  expect(actionFaults('repartition', null, { ...whole, hasAssignee: false })).toEqual([
    { path: 'currentWorkflowTask.assignedUserHabilisId', title: 'demande.affectation-requise' },
  ]);
  expect(actionFaults('decision', 'Replanifie', { ...whole, dateCnh: null })).toEqual([
    { path: 'dateCnh', title: 'demande.date-cnh-requise' },
  ]);
  expect(actionFaults('decision', 'Invente', { ...whole, hasComment: false })).toEqual([]);
});
test('[DX920] a decision is chosen first, then asked for what it needs', () => {
  const decided = { ...whole, hasMotif: false, dateDebut: '2026-11-19' };
  const faultsOf = (decision: (typeof DECISIONS)[number] | null) =>
    actionFaults('decision', null, { ...decided, decision }).map(({ path, title }) => `${path} ${title}`);
  expect(faultsOf(null)).toEqual(['decision demande.decision-requise']);
  expect(faultsOf('ACCORDE')).toEqual(['dateDebut demande.date-debut-trop-tot']);
  expect(faultsOf('ACCORDE_SOUS_RESERVE')).toEqual([
    'dateDebut demande.date-debut-trop-tot',
    'motif demande.motif-requis',
  ]);
  expect(faultsOf('AJOURNE')).toEqual(['motif demande.motif-requis']);
  expect(needsOfAction('decision', 'AjournePourComplement')).toContain('motif');
  const asking = DH_WORKFLOW.lines.filter(({ task, action }) => asksDecision(task, action));
  expect(new Set(asking.map(({ task, action }) => `${task} ${action}`))).toEqual(
    new Set([`decision ${DEFAULT_ACTION}`]),
  );
  expect(asksDecision('decision', 'Invente')).toBe(false);
});
test('[DX920] the lines that share an action need the same, unless their decisions differ', () => {
  for (const { task, action, decision, needs } of DH_WORKFLOW.lines) {
    expect(needsOfAction(task, action, decision)).toEqual(needs);
  }
});
test('[DX920] a step refused for what one field says is told at that field', () => {
  const pathOf = (step: Partial<DhStep>) => {
    const outcome = transition({ ...whole, ...step });
    return outcome.ok || outcome.reason === 'demande.action-interdite' ? null : DH_FORM.fields[outcome.reason];
  };
  const avisAt = (type: 'F' | 'D' | 'DC' | null, actionKey: string | null = null) =>
    pathOf({ etat: { ...etat, taskKey: 'instruction' }, role: 'I', actionKey, avis: { type, texte: null } });
  expect([avisAt(null), avisAt('F', 'Irrecevable'), avisAt('D', 'DemandeComplement')]).toEqual([
    'avis.type',
    'avis.type',
    'avis.type',
  ]);
  expect([avisAt('D'), avisAt('F')]).toEqual(['avis.texte', null]);
  const dateAt = (dateCnh: string | null) =>
    pathOf({ etat: { ...etat, taskKey: 'planification_decision' }, role: 'CNH', dateCnh });
  expect([dateAt(null), dateAt('2026-11-19'), dateAt('2099-01-01')]).toEqual(['dateCnh', 'dateCnh', 'dateCnh']);
  const decidedAt = (decision: 'ACCORDE' | null, dateDebut: string | null) =>
    pathOf({ etat: { ...etat, taskKey: 'decision' }, role: 'CNH', decision, dateDebut });
  expect([decidedAt(null, null), decidedAt('ACCORDE', '2026-11-19'), decidedAt('ACCORDE', '2099-01-01')]).toEqual([
    'decision',
    'dateDebut',
    'dateDebut',
  ]);
  expect(decidedAt('ACCORDE', HORIZON)).toBeNull();
});
test('[DX920] a complement is asked for by a comment or by points, and by one at least', () => {
  const faultsOf = (hasComment: boolean, hasPoints: boolean) =>
    actionFaults('instruction', 'DemandeComplement', { ...whole, hasComment, hasPoints });
  expect(faultsOf(false, false)).toEqual([{ path: 'draftWorkflowComment', title: 'demande.commentaire-requis' }]);
  for (const [hasComment, hasPoints] of [
    [true, false],
    [false, true],
    [true, true],
  ] as const) {
    expect(faultsOf(hasComment, hasPoints)).toEqual([]);
  }
});
test('[DH62] points are given with what asks for a complement, and with nothing else', () => {
  const asking = DH_WORKFLOW.lines.filter(({ task, action }) => asksPoints(task, action));
  expect(asking.map(({ task, action }) => `${task} ${action}`)).toEqual([
    'instruction DemandeComplement',
    'sous_commission DemandeComplement',
    'validation_demande DemandeComplement',
    'decision AjournePourComplement',
  ]);
  expect([asksPoints('instruction', null), asksPoints('instruction', 'Invente')]).toEqual([false, false]);
  expect(needsOfAction('instruction', 'Invente')).toEqual([]);
});
test('[DX921] a favourable decision starts a habilitation, but for a further plateforme', () => {
  const started = HABILITATION_SOURCE_MODES.flatMap((mode) =>
    DECISIONS.filter((decision) => startsHabilitation(decision, mode)).map((decision) => `${mode} ${decision}`),
  );
  expect(started).toEqual(['INI ACCORDE', 'INI ACCORDE_SOUS_RESERVE', 'REN ACCORDE', 'REN ACCORDE_SOUS_RESERVE']);
});
