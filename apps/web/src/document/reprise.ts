import type { Texts } from '@habilis/i18n/TextProvider';
import type { StoredDemande } from './DemandeKind.ts';

/** Actions that take a task from its holder. */
const TAKING = ['PrendEnCharge', 'Libere'] as const;

type Holder = Pick<StoredDemande, 'currentWorkflowTask'>;

/** Whether an action takes or releases a task that a colleague holds (rules/demandes#holder). */
export function isOfColleague(key: string, { currentWorkflowTask }: Holder, habilisId: string): boolean {
  const holder = currentWorkflowTask.assignedUserHabilisId;
  return TAKING.some((one) => one === key) && holder !== null && holder !== habilisId;
}

/** The holder, as read, that the write names when a task is taken or released. */
export const titulaireOf = (key: string, { currentWorkflowTask }: Holder) =>
  TAKING.some((one) => one === key) ? { titulaireHabilisId: currentWorkflowTask.assignedUserHabilisId } : {};

/** The question before a colleague's task is taken or released, which names them; undefined for other actions. */
export function repriseWords(
  t: Texts,
  key: string,
  nom: string | null,
): { title: string; message: string } | undefined {
  const taking = TAKING.find((one) => one === key);
  if (taking === undefined || nom === null) return undefined;
  return { title: t(`workflow.reprise.${taking}`, { nom }), message: t('workflow.reprise.aide', { nom }) };
}
