import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { flushSync } from 'react-dom';
import { call } from '../../../session/call.ts';
import { fieldId } from '../../../forms/fieldId.ts';
import { isOfColleague } from '../../../document/reprise.ts';
import { useActions } from '../../../document/useActions.ts';
import type { OpenDh } from '../dhKind.ts';
import { type ExamenInput, NO_EXAMEN } from './ExamenInput.ts';
import { keepPoints, pointsKeyOf } from '../../../demande/complement/keptPoints.ts';
import { sendExamen } from './sendExamen.ts';
import type { AvisDraft } from './useAvisDraft.ts';

type Options = {
  readonly open: OpenDh;
  readonly draft: AvisDraft;
  readonly habilisId: string;
  readonly commentKeyOf: (action: string) => string;
  readonly onTab: (tab: string) => void;
  /** Without what is stored once it is removed. */
  readonly onDone: (action: string, stored?: DemandeHabilitation) => Promise<unknown>;
};

/** Taking or releasing a task is done at once, unless a colleague holds it; any other step is confirmed first. */
const AT_ONCE = new Set(['PrendEnCharge', 'Libere']);

/** The actions of those who examine: an avis is checked before it is sent, a step is confirmed before it is taken. */
export function useExamenActions({ open, draft, habilisId, commentKeyOf, onTab, onDone }: Options) {
  const t = useText();
  const { actionsPossibles, currentWorkflowTask } = open.state.demande;
  const task = currentWorkflowTask.currentTaskDefinitionKey;
  const actionOf = (key: string) => actionsPossibles.find((action) => action.key === key) ?? null;
  const labelOf = (key: string) =>
    t.find(`workflow.action.${key}-${task}`) ??
    t.find(`workflow.action.${key}-DH`) ??
    t.find(`workflow.action.${key}`) ??
    key;
  const judge = (key: string): boolean => {
    const path = draft.check(key);
    if (path === null) return true;
    flushSync(() => onTab('avis'));
    const target = document.getElementById(fieldId(path));
    (target?.querySelector<HTMLElement>('input, textarea') ?? target)?.focus();
    return false;
  };
  const { asked, choose, take, ...actions } = useActions({
    open,
    faults: { check: () => Promise.resolve(true), take: () => false },
    isJudged: () => false,
    isAsked: (key) => !AT_ONCE.has(key) || isOfColleague(key, open.state.demande, habilisId),
    noInput: NO_EXAMEN,
    send: async (key, input, keyOf) => {
      const action = actionOf(key);
      if (action === null) throw new Error(`action inconnue : ${key}`);
      await draft.flush();
      const stored = await sendExamen(open, action, input, draft.avis, keyOf);
      if (action.avisRequis) draft.settle();
      keepPoints(pointsKeyOf(commentKeyOf(key)), []);
      return stored;
    },
    remove: (id, body, request) => call(demandeHabilitation.remove, { params: { id }, body }, request),
    commentKeyOf,
    onDone,
    onDeleted: () => onDone('Supprime'),
  });
  return {
    ...actions,
    labelOf,
    asked: asked === null ? null : actionOf(asked.key),
    take: async (key: string, input: ExamenInput) => {
      if (actionOf(key)?.avisRequis !== true || judge(key)) await take(key, input);
    },
    choose: async (action: Parameters<typeof choose>[0]) => {
      if (actionOf(action.key)?.avisRequis === true && !judge(action.key)) return;
      await choose(action);
    },
  };
}
