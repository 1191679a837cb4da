import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { DemandeHabilitationTable } from '../../../database/tables/demandesHabilitation.ts';

/** Moves the submitted demandes of an entite to another caisse, where nobody examines them yet (EN8); gives them. */
export const moveToCaisse = (
  db: Kysely<Database>,
  entiteId: number,
  caisseId: number,
): Promise<Selectable<DemandeHabilitationTable>[]> =>
  db
    .updateTable('demande_habilitation')
    .set((eb) => ({ caisse_id: caisseId, instructeur_id: null, version: eb('version', '+', 1) }))
    .where('entite_id', '=', entiteId)
    .where('caisse_id', 'is not', null)
    .where('tache', '<>', 'supprimee')
    .returningAll()
    .execute();
