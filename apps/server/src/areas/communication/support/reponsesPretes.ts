import type { ReponsePrete, ReponsePreteWrite } from '@habilis/api/support/FilSupport';
import { reponsePreteFaults } from '@habilis/domain/assistance/reponseFaults';
import { cleanText } from '@habilis/domain/clean-text/cleanText';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { asRead } from '../../../platform/asRead.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';

type Writing = RoleContext<'reponse-prete.version-perimee'>;

const OBJET = 'reponse-prete';
const COLUMNS = ['id', 'version', 'intitule', 'texte'] as const;

/** The answers kept ready, by title. */
export const listReponsesPretes = (db: Kysely<Database>): Promise<ReponsePrete[]> =>
  db
    .selectFrom('reponse_prete')
    .select(COLUMNS)
    .orderBy(sql`texte_plie(intitule) collate "C"`)
    .orderBy('id')
    .execute();

/** The answer locked, as the caller has read it. */
async function lockReponsePrete({ db, refuse: refuseAs }: Writing, id: number, version: number) {
  const row = await db.selectFrom('reponse_prete').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
  return asRead(row, version, (held) => refuseAs.conflict('reponse-prete.version-perimee', held));
}

/** Creates a ready answer, or changes the one that was read (AS24). */
export async function writeReponsePrete(
  context: Writing,
  { id, version, ...write }: ReponsePreteWrite,
): Promise<ReponsePrete> {
  const { db, audit } = context;
  const faults = reponsePreteFaults(write);
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  const values = { intitule: cleanText(write.intitule), texte: write.texte.trim() };
  if (id !== null) await lockReponsePrete(context, id, version);
  const row = await (
    id === null
      ? db.insertInto('reponse_prete').values(values).returning(COLUMNS)
      : db
          .updateTable('reponse_prete')
          .set({ ...values, version: version + 1 })
          .where('id', '=', id)
          .returning(COLUMNS)
  ).executeTakeFirstOrThrow();
  await audit({
    action: id === null ? 'reponse-prete-creee' : 'reponse-prete-modifiee',
    objetType: OBJET,
    objetId: row.id,
  });
  return row;
}

/** Deletes a ready answer as it was read. */
export async function removeReponsePrete(context: Writing, id: number, version: number): Promise<void> {
  const { db, audit } = context;
  const { intitule } = await lockReponsePrete(context, id, version);
  await db.deleteFrom('reponse_prete').where('id', '=', id).execute();
  await audit({ action: 'reponse-prete-supprimee', objetType: OBJET, objetId: id, detail: { intitule } });
}
