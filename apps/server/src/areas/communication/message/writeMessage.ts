import type { message } from '@habilis/api/message/endpoints';
import type { Message, MessageWrite } from '@habilis/api/message/Message';
import type { TitlesOf } from '@habilis/api/endpoint';
import { cleanText } from '@habilis/domain/clean-text/cleanText';
import { isDiffuseur } from '@habilis/domain/message/diffuseurs';
import { messageFaults } from '@habilis/domain/message/messageFaults';
import { nullWhenEmpty } from '@habilis/domain/null-when-empty/nullWhenEmpty';
import type { Kysely, Selectable } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../../database/Database.ts';
import type { MessageTable } from '../../../database/tables/tableauDeBord.ts';
import { asRead } from '../../../platform/asRead.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { keepRichText } from '../../../platform/rich-text/keepRichText.ts';
import { dropCourriels } from '../../../platform/mail/sendCourriel.ts';
import { readTypeMessage } from '../type-message/typesMessage.ts';
import type { Cible } from './cibleSql.ts';
import { heldCibles, mayManageMessage } from './portee.ts';
import { readMessage } from './readMessages.ts';
import { areAll, countVises } from './rolesVises.ts';

type Stale = 'message.version-perimee';
type Writing = RoleContext<TitlesOf<(typeof message)['write']>>;
type Row = Selectable<MessageTable>;

const MINUTE_MS = 60_000;
const OBJET = 'message';

const refuseFault = (path: string, title: string) => refuse.badRequest('donnees-invalides', [{ path, title }]);

/** The message locked, as the caller has read it; whoever mails it waits. */
async function lockMessage(context: RoleContext<Stale>, id: number, version: number): Promise<Row> {
  const row = await context.db.selectFrom('message').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return asRead(row, version, async () =>
    context.refuse.conflict('message.version-perimee', await readMessage(context, id)),
  );
}

/** The type of a new message, which its sender may use now (M14). */
async function typeOf({ db, caller }: Writing, { id, typeMessageId }: MessageWrite) {
  if (id !== null || typeMessageId === null) return null;
  const type = await readTypeMessage(db, typeMessageId).catch(() => null);
  if (type === null || !isDiffuseur(type, caller.role.type)) {
    throw refuseFault('typeMessageId', 'messages.erreurs.type-refuse');
  }
  return type;
}

/** The targets that a message has. */
async function storedCibles(db: Kysely<Database>, id: number): Promise<Cible[]> {
  const rows = await db
    .selectFrom('message_cible')
    .select(['role_type', 'criteres'])
    .where('message_id', '=', id)
    .orderBy('rang')
    .execute();
  return rows.map(({ role_type: roleType, criteres }) => ({ roleType, criteres }));
}

/** The targets held to the sender's scope; refused when they find nobody, or when those found were not confirmed: all of them, or whom the message did not reach before (M15). */
async function ciblesOf(context: Writing, write: MessageWrite, before: readonly Cible[]): Promise<Cible[]> {
  const { db, now } = context;
  const cibles = await heldCibles(context, write.ciblesMessage);
  if (cibles === null) throw refuseFault('ciblesMessage', 'messages.erreurs.hors-perimetre');
  const nbDestinataires = await countVises(db, cibles, now);
  if (nbDestinataires === 0) throw refuseFault('ciblesMessage', 'messages.erreurs.personne');
  if (write.nbConfirme === nbDestinataires) return cibles;
  const estTous = await areAll(db, cibles, { nb: nbDestinataires, now });
  if (estTous || !isDeepStrictEqual(cibles, before)) {
    throw context.refuse.conflict('message.nombre-a-confirmer', { nbDestinataires, estTous });
  }
  return cibles;
}

async function keepCibles(db: Kysely<Database>, id: number, cibles: readonly Cible[]): Promise<void> {
  await db.deleteFrom('message_cible').where('message_id', '=', id).execute();
  await db
    .insertInto('message_cible')
    .values(
      cibles.map(({ roleType, criteres }, rang) => ({
        message_id: id,
        rang,
        role_type: roleType,
        criteres: JSON.stringify(criteres),
      })),
    )
    .execute();
}

const columnsOf = (write: MessageWrite) => ({
  titre: cleanText(write.titre),
  intitule: cleanText(write.intitule),
  descriptif: nullWhenEmpty(keepRichText('descriptif', write.descriptif ?? '')),
  date_debut_diffusion: write.dateDebutDiffusion,
  date_fin_diffusion: write.dateFinDiffusion,
});

/** When the mails of a message may leave; each change gives the whole delay again. */
function mailsAfter({ now, settings }: Writing, { parEmail }: MessageWrite): Date | null {
  return parEmail ? new Date(now.getTime() + settings.delaiRetraitMessageMinutes * MINUTE_MS) : null;
}

async function insertMessage(context: Writing, write: MessageWrite): Promise<number> {
  const { db, caller, today } = context;
  const type = await typeOf(context, write);
  const columns = columnsOf(write);
  const cibles = await ciblesOf(context, write, []);
  const { id } = await db
    .insertInto('message')
    .values({
      ...columns,
      type_message_id: type?.id ?? null,
      diffuseur_i: type?.diffuseurI ?? false,
      diffuseur_rd: type?.diffuseurRD ?? false,
      diffuseur_cnh: type?.diffuseurCNH ?? false,
      diffuseur_adm: type?.diffuseurADM ?? false,
      diffuseur_id: caller.personneId,
      diffuseur_role_id: caller.role.id,
      diffuseur_role_type: caller.role.type,
      date_creation: today,
      par_courriel: write.parEmail,
      courriel_apres: mailsAfter(context, write),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepCibles(db, id, cibles);
  await context.audit({ action: 'message-envoye', objetType: OBJET, objetId: id });
  return id;
}

async function updateMessage(context: Writing, write: MessageWrite, id: number): Promise<number> {
  const { db } = context;
  if (!(await mayManageMessage(context, id))) throw refuse.notFound();
  const row = await lockMessage(context, id, write.version);
  if (row.terminee_le !== null) throw context.refuse.conflict('message.terminee', await readMessage(context, id));
  const columns = columnsOf(write);
  const cibles = await ciblesOf(context, write, await storedCibles(db, id));
  // What has begun to be mailed is mailed once, as it was.
  const isMailed = row.courriel_le !== null;
  await db
    .updateTable('message')
    .set({
      ...columns,
      version: row.version + 1,
      ...(isMailed ? {} : { par_courriel: write.parEmail, courriel_apres: mailsAfter(context, write) }),
    })
    .where('id', '=', id)
    .execute();
  await keepCibles(db, id, cibles);
  await context.audit({ action: 'message-modifie', objetType: OBJET, objetId: id });
  return id;
}

/** Sends a message, or changes one that is sent (M2, M14, M15, M16, V14, V15). */
export async function writeMessage(context: Writing, write: MessageWrite): Promise<Message> {
  const faults = messageFaults(write, context.today);
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  const id = await (write.id === null ? insertMessage(context, write) : updateMessage(context, write, write.id));
  return readMessage(context, id);
}

/** Withdraws a message whole, as long as none of its mails is written (M13). */
export async function withdrawMessage(
  context: RoleContext<TitlesOf<(typeof message)['withdraw']>>,
  id: number,
  version: number,
): Promise<void> {
  const row = await lockMessage(context, id, version);
  if (row.courriel_le !== null)
    throw context.refuse.conflict('message.courriels-partis', await readMessage(context, id));
  await context.db.deleteFrom('message').where('id', '=', id).execute();
  await context.audit({ action: 'message-retire', objetType: OBJET, objetId: id, detail: { titre: row.titre } });
}

/** Ends a message: nobody reads it any more, and what is not mailed stays so. */
export async function endMessage(context: RoleContext<Stale>, id: number, version: number): Promise<Message> {
  const { db, now } = context;
  const row = await lockMessage(context, id, version);
  if (row.terminee_le === null) {
    await db
      .updateTable('message')
      .set({ terminee_le: now, version: row.version + 1 })
      .where('id', '=', id)
      .execute();
    await dropCourriels(db, { modele: 'message', objetId: id }, now);
    await context.audit({ action: 'message-termine', objetType: OBJET, objetId: id });
  }
  return readMessage(context, id);
}

/** Deletes a message for everybody. */
export async function removeMessage(context: RoleContext<Stale>, id: number, version: number): Promise<void> {
  const { titre } = await lockMessage(context, id, version);
  await dropCourriels(context.db, { modele: 'message', objetId: id }, context.now);
  await context.db.deleteFrom('message').where('id', '=', id).execute();
  await context.audit({ action: 'message-supprime-pour-tous', objetType: OBJET, objetId: id, detail: { titre } });
}
