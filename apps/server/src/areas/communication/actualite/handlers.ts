import type { Actualite } from '@habilis/api/actualite/Actualite';
import type { actualite } from '@habilis/api/actualite/endpoints';
import { isPubliee } from '@habilis/domain/actualite/isPubliee';
import { can } from '@habilis/domain/role/can';
import type { Selectable } from 'kysely';
import type { ActualiteTable } from '../../../database/tables/tableauDeBord.ts';
import type { Context, Handlers } from '../../../platform/Handler.ts';

const presentActualite = (row: Selectable<ActualiteTable>): Actualite => ({
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

/** What is published today; those that have ended are not even read. */
async function published(context: Context): Promise<Actualite[]> {
  const rows = await ordered(context)
    .where((eb) => eb.or([eb('date_fin_publication', 'is', null), eb('date_fin_publication', '>=', context.today)]))
    .execute();
  return rows.map(presentActualite).filter((one) => isPubliee(one, context.today));
}

/** The news over HTTP; who edits them reads those of other days too. */
export const actualiteHandlers: Handlers<typeof actualite> = {
  guestList: ({ context }) => published(context),
  list: async ({ context }) => {
    const { caller } = context;
    const isEditor = caller !== null && caller.role !== null && can(caller.role.type, 'edit-content');
    return isEditor ? (await ordered(context).execute()).map(presentActualite) : published(context);
  },
};
