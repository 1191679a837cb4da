import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** The number of a message that was kept under a key (AS6). */
export const findMessage = (db: Kysely<Database>, cle: string): Promise<{ readonly reference: string } | undefined> =>
  db.selectFrom('message_support').select('reference').where('cle', '=', cle).executeTakeFirst();
