import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { EtatCourriel } from '../../database/tables/platform.ts';
import type { Mailer } from './Mailer.ts';
import { type Letterhead, renderCourriel } from './renderCourriel.ts';
import { selectCourriels } from './selectCourriels.ts';

/** Says what became of a mail that was waiting. */
export async function closeCourriel(db: Kysely<Database>, id: number, etat: EtatCourriel, now: Date): Promise<void> {
  await db
    .updateTable('courriel')
    .set({ etat, traite_le: now })
    .where('id', '=', id)
    .where('etat', '=', 'en-attente')
    .execute();
}

/** The job that sends a mail; it fails, and so is tried again, while the server does not take it. Without a server it is kept. */
export async function deliverCourriel(
  db: Kysely<Database>,
  { mailer, letterhead }: { readonly mailer: Mailer | null; readonly letterhead: Letterhead },
  courrielId: number,
  now: Date,
): Promise<void> {
  const row = await selectCourriels(db).where('courriel.id', '=', courrielId).executeTakeFirst();
  if (row === undefined || row.etat !== 'en-attente') return;
  if (mailer === null) return closeCourriel(db, row.id, 'garde', now);
  const name = `${row.prenom} ${row.nom}`;
  const { hostname } = new URL(letterhead.siteUrl);
  const delivery = await mailer.send({
    ...renderCourriel(letterhead, row, row),
    messageId: `<courriel-${row.id}-${row.cree_le.getTime()}@${hostname}>`,
    to: { name, address: row.email },
  });
  return closeCourriel(db, row.id, delivery, now);
}
