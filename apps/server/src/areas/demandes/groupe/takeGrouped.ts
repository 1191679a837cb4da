import type { ActionsGroupees, DemandeVersion, IssueGroupee } from '@habilis/api/demande/ActionsGroupees';
import type { ProblemTitle } from '@habilis/api/openapi/problemTitles';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';
import type { PersonneRef } from '@habilis/api/personne/PersonneRef';
import { groupedActions } from '@habilis/domain/demande/groupedActions';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';
import { actingOf } from '../../../platform/Acting.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { DA_KIND } from '../demande-administrative/DA_KIND.ts';
import { lockDemande as lockAdministrative } from '../demande-administrative/findDemande.ts';
import { stepOn as stepOnDossier } from '../demande-administrative/stepOn.ts';
import { DH_KIND } from '../demande-habilitation/DH_KIND.ts';
import { lockDemande as lockHabilitation } from '../demande-habilitation/scope.ts';
import { stepOn } from '../demande-habilitation/stepOn.ts';
import { attempt } from '../tache/attempt.ts';
import type { DemandeKind, DemandeRow } from '../tache/DemandeKind.ts';
import { cited } from '../tache/sansTitulaire.ts';
import { announceConfiees, type Confiee } from './announceConfiees.ts';

type Asked = Pick<ActionsGroupees, 'action' | 'assignedUserHabilisId'>;
type Within = RoleContext<ProblemTitle>;

const assigneeOf = ({ action, assignedUserHabilisId = null }: Asked): string | null =>
  action === 'Affecte' ? assignedUserHabilisId : null;

/** Whether a claim has nothing left to do: a repeated one changes nothing (EC61). */
const isMine = ({ caller }: Within, { action }: Asked, { assigne_id: holder }: { assigne_id: number | null }) =>
  action === 'PrendEnCharge' && holder === caller.personneId;

/** Refuses what the group does not take on: a colleague's task, which only a question that names them gives, and what must be opened (EC60, EC61). */
function refuseOpened(
  { caller, refuse }: Within,
  { action }: Asked,
  row: { readonly assigne_id: number | null; readonly version: number },
  read: { readonly version: number; readonly grouped: readonly string[] },
): void {
  const isTaken = action === 'PrendEnCharge' && row.assigne_id !== null && row.assigne_id !== caller.personneId;
  if (isTaken) throw refuse.badRequest('demande.tache-prise');
  // At another version the single step says better what happened.
  if (row.version === read.version && !read.grouped.includes(action))
    throw refuse.badRequest('demande.action-interdite');
}

/** Who receives a task is told once, of all that a group gives them. */
const isToldLater = ({ action }: Asked): boolean => action === 'Affecte';

/** What a group says of each of its demandes, beside the action; their forms do not change. */
const plain = (asked: Asked, { id, version }: DemandeVersion) =>
  ({ id, version, commentaire: null, typed: null, isToldLater: isToldLater(asked) }) as const;

/** An assigned demande as the group tells of it; null for what is told by its own step. */
const given = <Row extends DemandeRow, Columns extends object>(
  asked: Asked,
  kind: DemandeKind<Row, Columns>,
  row: Row,
): Confiee | null => (isToldLater(asked) ? { dossier: cited(kind, row), ancienId: row.assigne_id } : null);

async function stepOnHabilitation(context: Within, asked: Asked, demande: DemandeVersion): Promise<Confiee | null> {
  const row = await lockHabilitation(context, demande.id);
  if (isMine(context, asked, row)) return null;
  const grouped = groupedActions(DH_WORKFLOW, { taskKey: row.tache, role: context.caller.role.type });
  refuseOpened(context, asked, row, { version: demande.version, grouped });
  await stepOn(context, row, {
    ...plain(asked, demande),
    actionKey: asked.action,
    assigneeHabilisId: assigneeOf(asked),
  });
  return given(asked, DH_KIND, row);
}

async function stepOnAdministrative(context: Within, asked: Asked, demande: DemandeVersion): Promise<Confiee | null> {
  const row = await lockAdministrative(context, demande.id);
  if (isMine(context, asked, row)) return null;
  const grouped = groupedActions(DA_WORKFLOW, { taskKey: row.tache, role: context.caller.role.type });
  refuseOpened(context, asked, row, { version: demande.version, grouped });
  const currentWorkflowTask = { selectedActionKey: asked.action, assignedUserHabilisId: assigneeOf(asked) };
  await stepOnDossier(context, row, { ...plain(asked, demande), currentWorkflowTask });
  return given(asked, DA_KIND, row);
}

/** Who holds the task of a refused demande that the caller may read, so that the answer names them. */
async function holderOf({ db }: RoleContext, { type, id }: DemandeVersion): Promise<PersonneRef | null> {
  const table = type === 'DH' ? 'demande_habilitation' : 'demande_administrative';
  const row = await db
    .selectFrom(table)
    .innerJoin('personne', 'personne.id', `${table}.assigne_id`)
    .select(['personne.habilis_id', 'personne.nom', 'personne.prenom'])
    .where(`${table}.id`, '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { habilisId: row.habilis_id, nomPrenom: `${row.prenom} ${row.nom}` };
}

/** Takes one action on several demandes, each judged alone as its own call would; a refused one is undone alone and says why (EC61). Those that are given to somebody are told in one mail (EC64). */
export async function takeGrouped(
  context: RoleContext,
  { demandes, ...asked }: ActionsGroupees,
): Promise<IssueGroupee[]> {
  const issues: IssueGroupee[] = [];
  const confiees: Confiee[] = [];
  for (const demande of demandes) {
    const { type, id } = demande;
    const title = await attempt(context, async (within) => {
      const confiee = await (type === 'DH' ? stepOnHabilitation : stepOnAdministrative)(within, asked, demande);
      if (confiee !== null) confiees.push(confiee);
    });
    const isRead = title !== null && title !== 'introuvable';
    issues.push({ type, id, title, responsable: isRead ? await holderOf(context, demande) : null });
  }
  await announceConfiees(actingOf(context), confiees, asked.assignedUserHabilisId ?? null);
  return issues;
}
