import type { DossierFil } from '@habilis/domain/fil/DOSSIERS_FIL';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Nomme } from './Dossier.ts';

/** The column that names the file of a thread. */
export const COLUMNS = {
  'demande-administrative': 'demande_administrative_id',
  'demande-habilitation': 'demande_habilitation_id',
  habilitation: 'habilitation_id',
  'session-certification': 'session_id',
} as const satisfies Readonly<Record<DossierFil, string>>;

/** The id of the thread of a file; null while nobody wrote. */
export async function filOf(db: Kysely<Database>, { dossier, id }: Nomme): Promise<number | null> {
  const fil = await db.selectFrom('fil').select('id').where(COLUMNS[dossier], '=', id).executeTakeFirst();
  return fil?.id ?? null;
}

/** The id of the thread of a file, made for its first message; of two first messages at once one makes it. */
export async function ensureFil(db: Kysely<Database>, nomme: Nomme): Promise<number> {
  const none = {
    demande_administrative_id: null,
    demande_habilitation_id: null,
    habilitation_id: null,
    session_id: null,
  };
  const column = COLUMNS[nomme.dossier];
  await db
    .insertInto('fil')
    .values({ ...none, [column]: nomme.id })
    .onConflict((conflict) => conflict.column(column).doNothing())
    .execute();
  const id = await filOf(db, nomme);
  if (id === null) throw new Error(`le fil du dossier ${nomme.id} n’a pas été fait`);
  return id;
}
