import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import type { Updateable } from 'kysely';
import type { DemandeAdministrativeTable } from '../../database/tables/demandes.ts';
import type { Context } from '../../platform/Handler.ts';
import type { DemandeRow } from './findDemande.ts';
import { isModifiable } from './isModifiable.ts';
import type { Saved } from './saveSaisie.ts';
import { searchColumns } from './searchColumns.ts';

/** The columns that a save changes on a task; a working copy is listed under the validated name until it is submitted. */
export function savedColumns(
  saved: Saved,
  tache: DaTaskKey,
  numero: string | null,
): Updateable<DemandeAdministrativeTable> {
  const listed = isModifiable(tache, 'DM') && saved.saisieValidee !== null ? saved.saisieValidee : saved.saisie;
  return {
    donnees: JSON.stringify(saved.saisie),
    donnees_validees: saved.saisieValidee === null ? null : JSON.stringify(saved.saisieValidee),
    champs_corriges: JSON.stringify(saved.champsCorriges),
    verification_siren: JSON.stringify(saved.verification),
    ...searchColumns(listed, numero),
  };
}

/** Writes columns of a locked row and moves its version on. */
export async function writeRow(
  context: Context,
  row: DemandeRow,
  columns: Updateable<DemandeAdministrativeTable>,
): Promise<DemandeRow> {
  return context.db
    .updateTable('demande_administrative')
    .set({ ...columns, version: row.version + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
