import { shownName } from '@habilis/domain/compte/shownName';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { EtatCourriel } from '@habilis/domain/exploitation/ETATS_COURRIEL';
import type { FileStore } from '../files/FileStore.ts';
import type { Attachment, Mailer } from './Mailer.ts';
import { type Letterhead, renderCourriel } from './renderCourriel.ts';
import { renderAgenda } from './renderAgenda.ts';
import { isEcartee } from './receiveRetour.ts';
import { selectCourriels } from './selectCourriels.ts';

/** What sending needs; without a mailer, mails are kept. */
export type DeliveryTools = {
  readonly mailer: Mailer | null;
  readonly letterhead: Letterhead;
  readonly files: FileStore;
  /** Where mail servers report what became of a mail; without it they write to its sender. */
  readonly retourOf?: (courrielId: number) => string;
};

/** Records the final state of a waiting mail. */
export async function closeCourriel(db: Kysely<Database>, id: number, etat: EtatCourriel, now: Date): Promise<void> {
  await db
    .updateTable('courriel')
    .set({ etat, traite_le: now })
    .where('id', '=', id)
    .where('etat', '=', 'en-attente')
    .execute();
}

/** Opens the files attached to a mail; when one cannot be, none stays open. */
async function openFiles(db: Kysely<Database>, files: FileStore, courrielId: number): Promise<Attachment[]> {
  const rows = await db
    .selectFrom('courriel_fichier')
    .innerJoin('fichier', 'fichier.id', 'fichier_id')
    .select(['sha256', 'user_filename', 'type_mime'])
    .where('courriel_id', '=', courrielId)
    .orderBy('fichier.id')
    .execute();
  const opened = await Promise.allSettled(
    rows.map(async ({ sha256, user_filename: filename, type_mime: contentType }) => ({
      filename,
      contentType,
      content: await files.read(sha256),
    })),
  );
  const attachments = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = opened.find((one) => one.status === 'rejected');
  if (failed === undefined) return attachments;
  for (const { content } of attachments) content.destroy();
  throw failed.reason;
}

/** Job that sends a mail; throws, to be retried, while the server cannot take it. Without a server, the mail is kept; to an address set aside it is refused (EX1087). */
export async function deliverCourriel(
  db: Kysely<Database>,
  { mailer, letterhead, files, retourOf }: DeliveryTools,
  courrielId: number,
  now: Date,
): Promise<void> {
  const row = await selectCourriels(db).where('courriel.id', '=', courrielId).executeTakeFirst();
  if (row === undefined || row.etat !== 'en-attente') return;
  if (mailer === null) return closeCourriel(db, row.id, 'garde', now);
  if (await isEcartee(db, row.email)) return closeCourriel(db, row.id, 'refuse', now);
  const { prenom, nom } = shownName(row);
  const name = `${prenom} ${nom}`.trim();
  const { hostname } = new URL(letterhead.siteUrl);
  const attachments = await openFiles(db, files, row.id);
  try {
    const delivery = await mailer.send({
      ...renderCourriel(letterhead, row, row),
      ...renderAgenda(letterhead, row, { recipient: row, now: row.cree_le }),
      messageId: `<courriel-${row.id}-${row.cree_le.getTime()}@${hostname}>`,
      ...(row.valeurs.fil === undefined ? {} : { references: `<fil-${row.valeurs.fil}@${hostname}>` }),
      to: { name, address: row.email },
      ...(retourOf === undefined ? {} : { retour: retourOf(row.id) }),
      ...(row.repondreA === null ? {} : { replyTo: row.repondreA }),
      attachments,
    });
    await closeCourriel(db, row.id, delivery, now);
  } finally {
    // A mail that failed has not read its attachments to the end.
    for (const { content } of attachments) content.destroy();
  }
}
