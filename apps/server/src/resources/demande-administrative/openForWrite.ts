import type { DemandeAdministrativeWrite } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { Context } from '../../platform/Handler.ts';
import { refuse } from '../../platform/Refusal.ts';
import { createDraft } from './createDraft.ts';
import { type DemandeRow, lockDemande } from './findDemande.ts';
import { presentDemande } from './presentDemande.ts';

/** The row that a write is about, locked: the one of its id, or the draft that it creates. */
export function openForWrite(context: Context, body: DemandeAdministrativeWrite): Promise<DemandeRow> {
  return body.id === null ? createDraft(context, body) : lockDemande(context, body.id);
}

/** A second first save still counts as first while nobody saved after the first one. */
function isFresh(row: DemandeRow, body: { readonly id?: number | null; readonly version: number }): boolean {
  return body.version === row.version || (body.id === null && row.version <= 1);
}

/** 409 with the stored request when what was read is no longer what is stored (wire, Versions). */
export async function refuseStale(
  context: Context,
  row: DemandeRow,
  body: { readonly id?: number | null; readonly version: number },
): Promise<void> {
  if (!isFresh(row, body)) throw refuse.conflict('demande.version-perimee', await presentDemande(context, row));
}

/** 409 with the stored request when its task has moved on. */
export async function refuseMoved(context: Context, row: DemandeRow): Promise<never> {
  throw refuse.conflict('demande.etape-modifiee', await presentDemande(context, row));
}
