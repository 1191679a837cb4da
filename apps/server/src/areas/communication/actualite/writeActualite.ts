import type { Actualite, ActualiteWrite } from '@habilis/api/actualite/Actualite';
import { actualiteFaults } from '@habilis/domain/actualite/actualiteFaults';
import { cleanText } from '@habilis/domain/clean-text/cleanText';
import { asRead } from '../../../platform/asRead.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { dropCourriels } from '../../../platform/mail/sendCourriel.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { keepRichText } from '../../../platform/rich-text/keepRichText.ts';
import { allActualites, presentActualite } from './actualites.ts';

const OBJET = 'actualite';

/** A news item as it is stored, once it has no fault. */
function columnsOf({ today }: RoleContext, write: ActualiteWrite, isNew: boolean) {
  const cleaned = { ...write, titre: cleanText(write.titre), contenu: keepRichText('contenu', write.contenu) };
  const faults = actualiteFaults(cleaned, { today, isNew });
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  return {
    titre: cleaned.titre,
    contenu: cleaned.contenu,
    date_debut_publication: write.dateDebutPublication,
    date_fin_publication: write.dateFinPublication,
    rang: write.rang,
  };
}

/** Makes a news item; it is mailed on its first day. */
export async function createActualite(context: RoleContext, write: ActualiteWrite): Promise<Actualite> {
  const row = await context.db
    .insertInto('actualite')
    .values(columnsOf(context, write, true))
    .returningAll()
    .executeTakeFirstOrThrow();
  await context.audit({ action: 'actualite-creee', objetType: OBJET, objetId: row.id });
  return presentActualite(row);
}

/** Changes a news item that its editor has read as it is. */
export async function updateActualite(
  context: RoleContext<'actualite.version-perimee'>,
  { id, version, ...write }: Actualite,
): Promise<Actualite> {
  const { db, audit } = context;
  const columns = columnsOf(context, write, false);
  const stored = await db.selectFrom('actualite').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  await asRead(stored, version, (held) => context.refuse.conflict('actualite.version-perimee', presentActualite(held)));
  const row = await db
    .updateTable('actualite')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await audit({ action: 'actualite-modifiee', objetType: OBJET, objetId: id });
  return presentActualite(row);
}

/** Removes a news item for everybody. */
export async function removeActualite({ db, audit, now }: RoleContext, id: number): Promise<void> {
  const gone = await db.deleteFrom('actualite').where('id', '=', id).returning('titre').executeTakeFirst();
  if (gone === undefined) throw refuse.notFound();
  await dropCourriels(db, { modele: 'actualite', objetId: id }, now);
  await audit({ action: 'actualite-supprimee', objetType: OBJET, objetId: id, detail: { titre: gone.titre } });
}

/** Puts the news in an order (AC5): all of them are named, else somebody added or removed one meanwhile. */
export async function rankActualites(
  context: RoleContext<'actualite.ordre-perime'>,
  ids: readonly number[],
): Promise<Actualite[]> {
  const { db, audit } = context;
  const held = await db.selectFrom('actualite').select(['id', 'rang']).orderBy('id').forUpdate().execute();
  const isWhole = held.length === ids.length && held.every(({ id }) => ids.includes(id));
  if (!isWhole) throw context.refuse.conflict('actualite.ordre-perime', await allActualites(context));
  for (const { id, rang } of held) {
    const next = ids.indexOf(id) + 1;
    // The version stays: a rank is not what an editor of its text has under the eyes.
    if (next !== rang) await db.updateTable('actualite').set({ rang: next }).where('id', '=', id).execute();
  }
  await audit({ action: 'actualites-rangees', objetType: OBJET });
  return allActualites(context);
}
