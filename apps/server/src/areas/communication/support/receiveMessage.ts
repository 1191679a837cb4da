import type { ContactMessage } from '@habilis/api/support/ContactMessage';
import { sql } from 'kysely';
import { spendDefi } from '../../../platform/captcha/defis.ts';
import { countWithin } from '../../../platform/auth/throttle.ts';
import type { Context, UploadedFile } from '../../../platform/Handler.ts';
import { Refusal, refuse, refuseAny } from '../../../platform/Refusal.ts';
import { nextNumero } from '../../../platform/nextNumero.ts';
import { addFichierOf } from '../../fichiers/file/storedFiles.ts';
import { type Admitted, admitMessage, type ContactTitle } from './admitMessage.ts';
import { announceMessage } from './announceMessage.ts';
import { findMessage } from './findMessage.ts';

type Tools = { readonly tokenSecret: Uint8Array; readonly supportEmail: string };

/** Counts a message against its sender's limit, which has a refusal of its own (AS8). */
async function count(context: Context<'trop-de-messages'>, email: string): Promise<void> {
  try {
    const { address } = context.exchange;
    await countWithin({ ...context, refuse: refuseAny }, 'assistance', { account: email, address });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw context.refuse.tooMany('trop-de-messages', error.extra.retryAfter ?? 60);
  }
}

/** Keeps the files of a message, in their order. */
async function keepFiles(
  { db, now }: Context,
  message: ContactMessage,
  files: readonly UploadedFile[],
  { personneId }: Admitted,
): Promise<number[]> {
  const wanted = message.fileUploads.flatMap(({ partIndex }) => files.filter((file) => file.partIndex === partIndex));
  if (message.fileUploads.length !== files.length || new Set(wanted).size !== files.length) {
    throw refuse.badRequest('donnees-invalides', [{ path: 'fileUploads', title: 'champ.invalide' }]);
  }
  const ids: number[] = [];
  for (const file of wanted) ids.push(await addFichierOf(db, file, { deposePar: personneId, deposeLe: now }));
  return ids;
}

/** Takes a message to the support: keeps it once, mails it with its files, tells its sender (AS4 to AS8); gives its number. */
export async function receiveMessage(
  context: Context<ContactTitle>,
  message: ContactMessage,
  files: readonly UploadedFile[],
  { tokenSecret, supportEmail }: Tools,
): Promise<{ readonly reference: string }> {
  const { db, caller, now, today } = context;
  // When the same message is sent twice at once, the second waits here and finds what the first kept.
  await sql`select pg_advisory_xact_lock(hashtextextended(${message.cleEnvoi}, 0))`.execute(db);
  const before = await findMessage(db, message.cleEnvoi);
  if (before !== undefined) return before;
  const admitted = await admitMessage(context, tokenSecret, message);
  const { personneId, nom, prenom, email, defi } = admitted;
  if (defi !== null) await spendDefi(context, defi);
  await count(context, email);
  const reference = await nextNumero(db, 'AS', today);
  const row = {
    cle: message.cleEnvoi,
    reference,
    personne_id: personneId,
    role_id: caller?.role?.id ?? null,
    nom,
    prenom,
    email,
    objet: message.objet.trim(),
    module: message.module,
    message: message.message.trim(),
    page: message.page,
    requete: message.requete ?? context.exchange.requestId,
    recu_le: now,
    dernier_le: now,
  };
  const inserted = await db.insertInto('message_support').values(row).returning('id').executeTakeFirstOrThrow();
  const fichierIds = await keepFiles(context, message, files, admitted);
  if (fichierIds.length > 0) {
    const links = fichierIds.map((fichierId, rang) => ({ message_id: inserted.id, fichier_id: fichierId, rang }));
    await db.insertInto('message_support_fichier').values(links).execute();
  }
  await announceMessage(context, {
    ...row,
    id: inserted.id,
    role: caller?.role?.type ?? null,
    fichierIds,
    supportEmail,
  });
  await context.audit({ action: 'message-support', objetType: 'message-support', objetId: inserted.id });
  return { reference };
}
