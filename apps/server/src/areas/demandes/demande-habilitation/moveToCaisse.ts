import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { DemandeHabilitationTable } from '../../../database/tables/demandesHabilitation.ts';

/** The tasks of the caisse itself: what it typed there is not its successor's. */
const OF_CAISSE = ['instruction', 'validation_instruction'] as const;

/** Moves the submitted demandes of an entite to another caisse, where nobody examines them yet (EN8); gives them. */
export const moveToCaisse = (
  db: Kysely<Database>,
  entiteId: number,
  caisseId: number,
): Promise<Selectable<DemandeHabilitationTable>[]> =>
  db
    .updateTable('demande_habilitation')
    .set((eb) => ({
      caisse_id: caisseId,
      instructeur_id: null,
      version: eb('version', '+', 1),
      brouillon_examen: eb.case().when('tache', 'in', OF_CAISSE).then(null).else(eb.ref('brouillon_examen')).end(),
    }))
    .where('entite_id', '=', entiteId)
    .where('caisse_id', 'is not', null)
    .where('tache', '<>', 'supprimee')
    .returningAll()
    .execute();
