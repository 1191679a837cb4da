import type { Actualite } from '@habilis/api/actualite/Actualite';
import { isPubliee } from '@habilis/domain/actualite/isPubliee';
import type { Selectable } from 'kysely';
import type { ActualiteTable } from '../../../database/tables/tableauDeBord.ts';
import type { Context } from '../../../platform/Handler.ts';

/** A news item as the calls answer it. */
export const presentActualite = (row: Selectable<ActualiteTable>): Actualite => ({
  id: row.id,
  version: row.version,
  titre: row.titre,
  contenu: row.contenu,
  dateDebutPublication: row.date_debut_publication,
  dateFinPublication: row.date_fin_publication,
  rang: row.rang,
});

const ordered = ({ db }: Context) =>
  db
    .selectFrom('actualite')
    .selectAll()
    .orderBy('rang')
    .orderBy('date_debut_publication', 'desc')
    .orderBy('id', 'desc');

/** The news published today; the query leaves out what has ended. */
export async function publishedActualites(context: Context): Promise<Actualite[]> {
  const rows = await ordered(context)
    .where((eb) => eb.or([eb('date_fin_publication', 'is', null), eb('date_fin_publication', '>=', context.today)]))
    .execute();
  return rows.map(presentActualite).filter((one) => isPubliee(one, context.today));
}

/** Every news item, of other days too, for its editors. */
export const allActualites = async (context: Context): Promise<Actualite[]> =>
  (await ordered(context).execute()).map(presentActualite);
