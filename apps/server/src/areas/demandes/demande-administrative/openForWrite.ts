import type { DemandeAdministrativeWrite } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { refusalOfAction } from '@habilis/domain/demande/refusalOfAction';
import type { RoleContext } from '../../../platform/Handler.ts';
import { createDraft } from './createDraft.ts';
import { type DemandeRow, lockDemande } from './findDemande.ts';
import { presentDemande } from './presentDemande.ts';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';

/** The row to write, locked: the one of the id, or the draft that it creates. */
export function openForWrite(
  context: RoleContext<'demande.version-perimee'>,
  body: DemandeAdministrativeWrite,
): Promise<DemandeRow> {
  return body.id === null ? createDraft(context, body) : lockDemande(context, body.id);
}

/** A repeated first save still counts as first while nobody saved after it. */
function isFresh(row: DemandeRow, body: { readonly id?: number | null; readonly version: number }): boolean {
  return body.version === row.version || (body.id === null && row.version <= 1);
}

/** 409 with the stored demande when the version read is no longer the stored one (wire, Versions). */
export async function refuseStale(
  context: RoleContext<'demande.version-perimee'>,
  row: DemandeRow,
  body: { readonly id?: number | null; readonly version: number },
): Promise<void> {
  if (!isFresh(row, body)) throw context.refuse.conflict('demande.version-perimee', await presentDemande(context, row));
}

/** 400 for an action that is not the caller's, 409 with the stored demande when its task has moved on (domain, C.1). */
export async function refuseMisplaced(
  context: RoleContext<'demande.action-interdite' | 'demande.etape-modifiee'>,
  row: DemandeRow,
  actionKey: string | null,
): Promise<void> {
  const refusal = refusalOfAction(DA_WORKFLOW, { taskKey: row.tache, actionKey, role: context.caller.role.type });
  if (refusal === 'demande.etape-modifiee') throw context.refuse.conflict(refusal, await presentDemande(context, row));
  if (refusal !== null) throw context.refuse.badRequest(refusal);
}
