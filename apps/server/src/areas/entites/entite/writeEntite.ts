import type { Below } from '../../../platform/below.ts';
import type { ecritureEntite } from '../../demandes/demande-administrative/ecritureEntite.ts';

type Ecriture = typeof ecritureEntite extends Below<infer W> ? W : never;

/** Adds an entite; undefined when its SIRET is taken (EN2). */
export const addEntite: Ecriture['add'] = async (db, columns) => {
  const added = await db
    .insertInto('entite')
    .values(columns)
    .onConflict((conflict) => conflict.column('siret').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
};

/** Writes columns of an entite. */
export const writeEntite: Ecriture['write'] = async (db, id, columns) => {
  await db.updateTable('entite').set(columns).where('id', '=', id).execute();
};
