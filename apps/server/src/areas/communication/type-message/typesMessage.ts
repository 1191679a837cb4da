import type { TypeMessage, TypeMessageWrite } from '@habilis/api/type-message/TypeMessage';
import { cleanText } from '@habilis/domain/clean-text/cleanText';
import { isDiffuseur } from '@habilis/domain/message/diffuseurs';
import { typeMessageFaults } from '@habilis/domain/message/messageFaults';
import { nullWhenEmpty } from '@habilis/domain/null-when-empty/nullWhenEmpty';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { TypeMessageTable } from '../../../database/tables/tableauDeBord.ts';
import { asRead } from '../../../platform/asRead.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { keepRichText } from '../../../platform/rich-text/keepRichText.ts';

type Writing = RoleContext<'type-message.version-perimee'>;

const OBJET = 'type-message';

const presented = (row: Selectable<TypeMessageTable>): TypeMessage => ({
  id: row.id,
  type: 'TM',
  version: row.version,
  titre: row.titre,
  intitule: row.intitule,
  descriptif: row.descriptif,
  diffuseurI: row.diffuseur_i,
  diffuseurRD: row.diffuseur_rd,
  diffuseurCNH: row.diffuseur_cnh,
  diffuseurADM: row.diffuseur_adm,
  ciblesMessage: row.cibles as TypeMessage['ciblesMessage'],
});

/** Every type of message, by title. */
export async function listTypesMessage(db: Kysely<Database>): Promise<TypeMessage[]> {
  const rows = await db
    .selectFrom('type_message')
    .selectAll()
    .orderBy(sql`texte_plie(titre) collate "C"`)
    .orderBy('id')
    .execute();
  return rows.map(presented);
}

/** The types whose messages the caller's role may send (M4). */
export async function listTypesOfSender({ db, caller }: RoleContext): Promise<TypeMessage[]> {
  return (await listTypesMessage(db)).filter((type) => isDiffuseur(type, caller.role.type));
}

/** A type of message; 404 when there is none. */
export async function readTypeMessage(db: Kysely<Database>, id: number): Promise<TypeMessage> {
  const row = await db.selectFrom('type_message').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw refuse.notFound();
  return presented(row);
}

const columnsOf = (write: TypeMessageWrite) => ({
  titre: cleanText(write.titre),
  intitule: cleanText(write.intitule),
  descriptif: nullWhenEmpty(keepRichText('descriptif', write.descriptif ?? '')),
  diffuseur_i: write.diffuseurI,
  diffuseur_rd: write.diffuseurRD,
  diffuseur_cnh: write.diffuseurCNH,
  diffuseur_adm: write.diffuseurADM,
  cibles: JSON.stringify(write.ciblesMessage),
});

/** The type locked, as the caller has read it. */
async function lockTypeMessage({ db, refuse: refuseAs }: Writing, id: number, version: number) {
  const row = await db.selectFrom('type_message').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return asRead(row, version, (held) => refuseAs.conflict('type-message.version-perimee', presented(held)));
}

/** Creates a type of message, or changes the one that was read (M4); messages written with it stay as they are. */
export async function writeTypeMessage(context: Writing, write: TypeMessageWrite): Promise<TypeMessage> {
  const { db, audit } = context;
  const faults = typeMessageFaults(write);
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  if (write.id === null) {
    const row = await db.insertInto('type_message').values(columnsOf(write)).returningAll().executeTakeFirstOrThrow();
    await audit({ action: 'type-message-cree', objetType: OBJET, objetId: row.id });
    return presented(row);
  }
  const { id, version } = await lockTypeMessage(context, write.id, write.version);
  const row = await db
    .updateTable('type_message')
    .set({ ...columnsOf(write), version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await audit({ action: 'type-message-modifie', objetType: OBJET, objetId: row.id });
  return presented(row);
}

/** Deletes a type of message as it was read; the messages written with it stay. */
export async function removeTypeMessage(context: Writing, id: number, version: number): Promise<void> {
  const { db, audit } = context;
  const { titre } = await lockTypeMessage(context, id, version);
  await db.deleteFrom('type_message').where('id', '=', id).execute();
  await audit({ action: 'type-message-supprime', objetType: OBJET, objetId: id, detail: { titre } });
}
