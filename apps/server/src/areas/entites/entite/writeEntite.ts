import type { EcritureEntite } from '../../demandes/demande-administrative/ecritureEntite.ts';

/** Adds an entite; undefined when its SIRET is taken (EN2). */
export const addEntite: EcritureEntite['add'] = async (db, columns) => {
  const added = await db
    .insertInto('entite')
    .values(columns)
    .onConflict((conflict) => conflict.column('siret').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
};

/** Writes columns of an entite. */
export const writeEntite: EcritureEntite['write'] = async (db, id, columns) => {
  await db.updateTable('entite').set(columns).where('id', '=', id).execute();
};
