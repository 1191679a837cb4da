import type { KeyUsage } from '@habilis/domain/compte/stateOfKey';
import { keyOf } from '../platform/auth/accountKeys.ts';
import type { TestServer } from './startTestServer.ts';

/** The key of the latest mail of a usage sent to an address, as its reader gets it. */
export async function latestKey({ services }: TestServer, usage: KeyUsage, email: string): Promise<string> {
  const row = await services.connection.db
    .selectFrom('cle_compte')
    .innerJoin('personne', 'personne.id', 'cle_compte.personne_id')
    .select(['cle_compte.id', 'cle_compte.usage', 'cle_compte.sel'])
    .where('cle_compte.usage', '=', usage)
    .where((eb) => eb(eb.fn.coalesce('cle_compte.email', 'personne.email'), '=', email))
    .orderBy('cle_compte.id', 'desc')
    .executeTakeFirstOrThrow();
  return keyOf(services.config.tokenSecret, row);
}
