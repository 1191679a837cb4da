import { newsPath } from '@habilis/api/page/paths';
import { rolePath } from '@habilis/api/page/rolePaths';
import { formatDate } from '@habilis/i18n/format';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Context } from '../../../platform/Handler.ts';
import { eachAlone } from '../../../platform/jobs/eachAlone.ts';
import { sendToPersons } from '../../avertir/courriel/sendToRoles.ts';
import { todayAt } from '../../../platform/today.ts';
import { toldRolesInTurn } from '../../avertir/role/readerRoles.ts';

type Tools = Pick<Context, 'db' | 'jobs' | 'now'>;
/** Mails a news item, unless another run already did: the row is locked until all mails are written. */
async function announceActualite(tools: Tools, id: number): Promise<void> {
  const row = await tools.db
    .updateTable('actualite')
    .set({ courriel_le: tools.now })
    .where('id', '=', id)
    .where('courriel_le', 'is', null)
    .returning(['titre', 'date_debut_publication as debut'])
    .executeTakeFirst();
  if (row === undefined) return;
  const mots = { titre: row.titre, date: formatDate(row.debut) };
  for await (const roles of toldRolesInTurn(tools.db, tools.now)) {
    await sendToPersons(tools, roles, 'ACTUALITE', (role) => ({
      modele: 'actualite',
      objetId: id,
      mots,
      commentaire: null,
      chemin: newsPath(rolePath(role, 'actualites'), id),
    }));
  }
}

async function dueActualites(db: Kysely<Database>, today: string): Promise<number[]> {
  const rows = await db
    .selectFrom('actualite')
    .select('id')
    .where('courriel_le', 'is', null)
    .where('date_debut_publication', '<=', today)
    .where((eb) => eb.or([eb('date_fin_publication', 'is', null), eb('date_fin_publication', '>=', today)]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The job that mails the news that have come out, each once and in its own transaction (M12). */
export async function announceAll(db: Kysely<Database>, { jobs, now }: Omit<Tools, 'db'>): Promise<void> {
  const due = await dueActualites(db, todayAt(now));
  await eachAlone(due, (id) => db.transaction().execute((trx) => announceActualite({ db: trx, jobs, now }, id)));
}
