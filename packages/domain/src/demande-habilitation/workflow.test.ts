import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROLE_TYPES, type RoleType } from '../role/RoleType.ts';
import { actionsPossibles } from '../demande/actionsPossibles.ts';
import { assignableRoles } from '../demande/assignableRoles.ts';
import type { Decision } from './decisions.ts';
import type { DhEtat } from './DhEtat.ts';
import { isModifiable } from '../demande/isModifiable.ts';
import { isUnderWay } from '../demande/isUnderWay.ts';
import { refusalOfAction } from '../demande/refusalOfAction.ts';
import { DH_TASK_KEYS, type DhTaskKey } from './taskKeys.ts';
import { etat, steps, TODAY, whole } from './test/steps.ts';
import { todoTasks } from '../demande/todoTasks.ts';
import { transition } from './transition.ts';
import { DH_TIMERS, DH_WORKFLOW, type DhActionKey, FORCEABLE_TASKS } from './workflow.ts';

type Row = readonly [
  title: string,
  task: DhTaskKey,
  action: DhActionKey,
  who: readonly RoleType[],
  next: DhTaskKey,
  details?: { readonly etat?: Partial<DhEtat>; readonly decision?: Decision; readonly defavorable?: true },
];
const ADMINS = ['ADM', 'S'] as const;

// The table, written a second time by hand.
const TABLE: readonly Row[] = [
  ['[DH7] the draft is submitted', 'saisie', 'Soumet', ['DM', 'G'], 'instruction'],
  ['[DH9] a draft never submitted is deleted', 'saisie', 'Supprime', ['DM', 'G', ...ADMINS], 'supprimee'],
  [
    '[DH36] a draft that was submitted once is given up',
    'saisie',
    'Abandonne',
    ['DM', 'G', ...ADMINS],
    'abandonnee',
    { etat: { isJamaisSoumise: false } },
  ],
  ['[DH10] an examination is claimed', 'instruction', 'PrendEnCharge', ['I'], 'instruction'],
  ['[DH10] an examination is released', 'instruction', 'Libere', ['I'], 'instruction'],
  ['[DH11] an examination is assigned', 'instruction', 'Affecte', ['I', 'RC'], 'instruction'],
  ['[DH12] the instructeur asks for a complement', 'instruction', 'DemandeComplement', ['I'], 'complement'],
  ['[DH13] the instructeur gives an avis', 'instruction', 'Soumet', ['I'], 'validation_instruction'],
  [
    '[DH14] the instructeur finds it inadmissible',
    'instruction',
    'Irrecevable',
    ['I'],
    'validation_instruction',
    { defavorable: true },
  ],
  ['[DH36] it is given up while examined', 'instruction', 'Abandonne', ['DM', 'G', ...ADMINS], 'abandonnee'],
  ['[DH15] the manager validates', 'validation_instruction', 'Soumet', ['RC'], 'repartition'],
  ['[DH16] the manager sends back', 'validation_instruction', 'Renvoie', ['RC'], 'instruction'],
  [
    '[DH17] the manager rejects what is inadmissible',
    'validation_instruction',
    'Rejette',
    ['RC'],
    'suppression_apres_refus',
    { etat: { isIrrecevable: true } },
  ],
  ['[DH18] an expert is named', 'repartition', 'Soumet', ['R'], 'sous_commission'],
  [
    '[DH19] no expert is needed',
    'repartition',
    'SansExpertise',
    ['R'],
    'validation_demande',
    { etat: { mode: 'REN' } },
  ],
  ['[DH20] the repartiteur sends back', 'repartition', 'Renvoie', ['R'], 'instruction'],
  ['[DH21] the expert gives an avis', 'sous_commission', 'Soumet', ['E'], 'validation_demande'],
  ['[DH22] the expert asks for a complement', 'sous_commission', 'DemandeComplement', ['E'], 'complement'],
  ['[DH23] the expert gives it back', 'sous_commission', 'SeDessaisit', ['E'], 'repartition'],
  ['[DH23] another expert is named', 'sous_commission', 'Affecte', ['R', 'RD'], 'sous_commission'],
  [
    '[DH24] the responsable of the dispositif validates',
    'validation_demande',
    'Soumet',
    ['RD'],
    'planification_decision',
  ],
  [
    '[DH25] the responsable of the dispositif goes back to the expert',
    'validation_demande',
    'RenvoieExpert',
    ['RD'],
    'sous_commission',
    { etat: { hasExpert: true } },
  ],
  [
    '[DH25] the responsable of the dispositif wants another expert',
    'validation_demande',
    'RenvoieRepartition',
    ['RD'],
    'repartition',
  ],
  [
    '[DH25] the responsable of the dispositif asks for a complement',
    'validation_demande',
    'DemandeComplement',
    ['RD'],
    'complement',
  ],
  ['[DH27] the commission is planned', 'planification_decision', 'Soumet', ['CNH'], 'decision'],
  ['[DH29] it is granted', 'decision', 'Soumet', ['CNH'], 'acceptee', { decision: 'ACCORDE' }],
  [
    '[DH30] it is granted with a reserve',
    'decision',
    'Soumet',
    ['CNH'],
    'acceptee',
    { decision: 'ACCORDE_SOUS_RESERVE' },
  ],
  ['[DH31] it is adjourned', 'decision', 'Soumet', ['CNH'], 'planification_decision', { decision: 'AJOURNE' }],
  ['[DH32] it is adjourned for a complement', 'decision', 'AjournePourComplement', ['CNH'], 'complement'],
  ['[DH704] its day is another one', 'decision', 'Replanifie', ['CNH'], 'decision'],
  ['[DH704] it has no day any more', 'decision', 'Deprogramme', ['CNH'], 'planification_decision'],
  ['[DH33] it is refused', 'decision', 'Soumet', ['CNH'], 'suppression_apres_refus', { decision: 'REFUSE' }],
  [
    '[DH34] a complement goes back to who asked',
    'complement',
    'Soumet',
    ['DM', 'G'],
    'sous_commission',
    { etat: { retourTache: 'sous_commission' } },
  ],
  [
    '[DH36] a complement of the examination is given up',
    'complement',
    'Abandonne',
    ['DM', 'G', ...ADMINS],
    'abandonnee',
    { etat: { retourTache: 'instruction' } },
  ],
  [
    '[DH37] a refused demande is deleted',
    'suppression_apres_refus',
    'Supprime',
    ['DM', 'G', ...ADMINS, 'CNH'],
    'supprimee',
  ],
  [
    '[DH38] a refusal is appealed against',
    'suppression_apres_refus',
    'Recours',
    ['DM', 'G'],
    'planification_decision',
    { etat: { finRecours: TODAY } },
  ],
];

/** An avis that the action accepts. */
const avisOf = (action: DhActionKey) => (action === 'DemandeComplement' ? null : whole.avis);

test.each(TABLE.map((row): [string, Row] => [row[0], row]))('%s', (_title, row) => {
  const [, taskKey, actionKey, who, next, details = {}] = row;
  for (const role of ROLE_TYPES) {
    const outcome = transition({
      ...whole,
      etat: { ...etat, taskKey, ...details.etat },
      actionKey,
      role,
      decision: details.decision ?? null,
      avis: details.defavorable === true ? { type: 'D', texte: 'Motif' } : avisOf(actionKey),
    });
    expect([role, outcome.ok && outcome.next]).toEqual([role, who.includes(role) && next]);
  }
});
test('[DH5] the table above has every line, so that one task follows from each', () => {
  const claims: readonly DhActionKey[] = ['PrendEnCharge', 'Libere', 'Affecte'];
  const lineOf = (task: string, action: string, decision?: Decision | null) => `${task} ${action} ${decision ?? '-'}`;
  const written = TABLE.map(([, task, action, , , details]) => lineOf(task, action, details?.decision));
  const lines = DH_WORKFLOW.lines
    .filter(({ action, task }) => !claims.includes(action) || task === 'instruction' || task === 'sous_commission')
    .map(({ task, action, decision }) => lineOf(task, action, action === 'Soumet' ? decision : null));
  expect(new Set(written)).toEqual(new Set(lines));
});
test('[DH10] every task of a review group is claimed and released by those who may submit it', () => {
  const claimable = [
    'instruction',
    'validation_instruction',
    'repartition',
    'validation_demande',
    'planification_decision',
  ];
  for (const taskKey of [...claimable, 'decision'] as DhTaskKey[]) {
    for (const role of ROLE_TYPES) {
      const keys = actionsPossibles(DH_WORKFLOW, { ...etat, taskKey }, { role, today: TODAY }).map(({ key }) => key);
      const isOwner = assignableRoles(DH_WORKFLOW, taskKey).includes(role);
      expect([keys.includes('PrendEnCharge'), keys.includes('Libere')]).toEqual([isOwner, isOwner]);
    }
  }
});
test('[DH6] whoever may submit a draft or a complement may save it, and nobody else types', () => {
  const modifiable = DH_TASK_KEYS.flatMap((task) =>
    ROLE_TYPES.filter((role) => isModifiable(DH_WORKFLOW, task, role)).map((role) => `${task} ${role}`),
  );
  expect(modifiable).toEqual(['saisie DM', 'saisie G', 'complement DM', 'complement G']);
});
test('[DH42] final keys are read only: nobody does anything there, and time neither', () => {
  const finals = DH_TASK_KEYS.filter((key) => !isUnderWay(DH_WORKFLOW, key));
  expect(finals).toEqual(['acceptee', 'abandonnee', 'supprimee']);
  for (const { task } of [...DH_WORKFLOW.lines, ...DH_TIMERS]) expect(finals).not.toContain(task);
});
test('[DH40] forcing reaches every live task and never the end', () => {
  expect(new Set<DhTaskKey>(FORCEABLE_TASKS)).toEqual(
    new Set(DH_TASK_KEYS.filter((key) => isUnderWay(DH_WORKFLOW, key))),
  );
});
test('[DH42] from every live task some role can go on to an end: there is no dead end', () => {
  const nexts = (task: DhTaskKey): DhTaskKey[] =>
    DH_WORKFLOW.lines
      .filter((row) => row.task === task && row.when.length === 0)
      .flatMap(({ next }) =>
        next === 'retour' ? (['instruction', 'sous_commission', 'validation_demande'] as const) : [next],
      );
  for (const start of DH_TASK_KEYS.filter((key) => isUnderWay(DH_WORKFLOW, key))) {
    const seen = new Set<DhTaskKey>([start]);
    for (const task of seen) nexts(task).forEach((next) => seen.add(next));
    expect([start, [...seen].some((task) => !isUnderWay(DH_WORKFLOW, task))]).toEqual([start, true]);
  }
});
test('[DH42] each live task waits for somebody, or for a demandeur who may end it', () => {
  const waited = new Set(ROLE_TYPES.flatMap((key) => todoTasks(DH_WORKFLOW, key)));
  expect(DH_TASK_KEYS.filter((key) => isUnderWay(DH_WORKFLOW, key) && !waited.has(key))).toEqual([
    'suppression_apres_refus',
  ]);
  expect(todoTasks(DH_WORKFLOW, 'E')).toEqual(['sous_commission']);
  expect(todoTasks(DH_WORKFLOW, 'R')).toEqual(['repartition']);
  expect(todoTasks(DH_WORKFLOW, 'ADM')).toEqual([]);
});
test('[DH1] an accepted step was offered, and one that is offered is only refused for what lacks', () => {
  fc.assert(
    fc.property(steps, (step) => {
      const outcome = transition(step);
      const offered = actionsPossibles(DH_WORKFLOW, step.etat, { role: step.role, today: step.today }).map(
        ({ key }) => key,
      );
      const wanted = step.actionKey ?? 'Soumet';
      const isOffered = offered.some((key) => key === wanted);
      if (outcome.ok) return isOffered && outcome.action === wanted;
      const isUnknown =
        outcome.reason === 'demande.action-interdite' || outcome.reason === 'demande.decision-prematuree';
      return isUnknown !== isOffered;
    }),
  );
});
test('[DH1] nothing is granted without a decision that grants, on a day of the commission that has come', () => {
  fc.assert(
    fc.property(steps, (step) => {
      const outcome = transition(step);
      if (!outcome.ok || outcome.next !== 'acceptee') return true;
      const { role, decision, etat: before } = step;
      const { dateCnh } = before;
      const isGranting = decision === 'ACCORDE' || decision === 'ACCORDE_SOUS_RESERVE';
      return role === 'CNH' && before.taskKey === 'decision' && isGranting && dateCnh !== null && dateCnh <= TODAY;
    }),
  );
});
test('[DH1] an action of nobody or of others is forbidden, one’s own on another task says that the task has moved', () => {
  expect(refusalOfAction(DH_WORKFLOW, { taskKey: 'saisie', actionKey: 'Invente', role: 'DM' })).toBe(
    'demande.action-interdite',
  );
  expect(refusalOfAction(DH_WORKFLOW, { taskKey: 'instruction', actionKey: null, role: 'DM' })).toBe(
    'demande.etape-modifiee',
  );
});
