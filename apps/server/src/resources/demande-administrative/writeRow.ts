import type { Updateable } from 'kysely';
import type { DemandeAdministrativeTable } from '../../database/tables/demandes.ts';
import type { Context } from '../../platform/Handler.ts';
import type { DemandeRow } from './findDemande.ts';
import type { Saved } from './saveSaisie.ts';
import { searchColumns } from './searchColumns.ts';

/** The columns that a save changes. */
export function savedColumns(saved: Saved, numero: string | null): Updateable<DemandeAdministrativeTable> {
  return {
    donnees: JSON.stringify(saved.saisie),
    donnees_validees: saved.saisieValidee === null ? null : JSON.stringify(saved.saisieValidee),
    champs_corriges: JSON.stringify(saved.champsCorriges),
    verification_siren: JSON.stringify(saved.verification),
    ...searchColumns(saved.saisie, numero),
  };
}

/** Writes columns of a locked row and moves its version on. */
export async function writeRow(context: Context, row: DemandeRow, columns: Updateable<DemandeAdministrativeTable>): Promise<DemandeRow> {
  return context.db
    .updateTable('demande_administrative')
    .set({ ...columns, version: row.version + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
