import type { DemandeHabilitationWrite } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { refusalOfAction } from '@habilis/domain/demande/refusalOfAction';
import { can } from '@habilis/domain/role/can';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuseHeld } from './refuseHeld.ts';
import { createDraft } from './createDraft.ts';
import { presentDemande } from './presentDemande.ts';
import { type DhRow, lockDemande } from './scope.ts';
import { versionFor } from './versionFor.ts';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';

type Read = { readonly id?: number | null; readonly version: number };

/** The row to write, locked: the one of the id, or the draft that it creates. */
export async function openForWrite(
  context: RoleContext<
    | 'commission.decision-en-attente'
    | 'demande.dossier-administratif-absent'
    | 'demande.entite-suspendue'
    | 'habilitation.ajout-plateforme-impossible'
    | 'habilitation.deja-accordee'
    | 'habilitation.demande-deja-en-cours'
    | 'habilitation.renouvellement-impossible'
  >,
  body: DemandeHabilitationWrite,
): Promise<DhRow> {
  if (body.id === null) return createDraft(context, body);
  const row = await lockDemande(context, body.id);
  // Only those who decide are told that a decision waits.
  if (row.tache === 'decision' && can(context.caller.role.type, 'decide')) await refuseHeld(context, row.id);
  return row;
}

/** 409 with the stored demande when the version read is no longer the stored one; a repeated first save counts as first while nobody saved after it (wire, Versions). */
export async function refuseStale(
  context: RoleContext<'demande.version-perimee'>,
  row: DhRow,
  body: Read,
): Promise<void> {
  const isFresh = body.version === versionFor(context, row) || (body.id === null && row.version <= 1);
  if (!isFresh) throw context.refuse.conflict('demande.version-perimee', await presentDemande(context, row));
}

/** 409 with the stored demande, whose task has moved on. */
export async function refuseMoved(context: RoleContext<'demande.etape-modifiee'>, row: DhRow): Promise<never> {
  throw context.refuse.conflict('demande.etape-modifiee', await presentDemande(context, row));
}

/** 400 for an action that is not the caller's, 409 with the stored demande when its task has moved on (domain, C.1). */
export async function refuseMisplaced(
  context: RoleContext<'demande.action-interdite' | 'demande.etape-modifiee'>,
  row: DhRow,
  actionKey: string | null,
): Promise<void> {
  const refusal = refusalOfAction(DH_WORKFLOW, { taskKey: row.tache, actionKey, role: context.caller.role.type });
  if (refusal === 'demande.etape-modifiee') return refuseMoved(context, row);
  if (refusal !== null) throw context.refuse.badRequest(refusal);
}
