import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { refuse } from '../Refusal.ts';
import type { RawBody } from './readBody.ts';

export type Claim = {
  readonly personneId: number;
  readonly cle: string;
  readonly appel: string;
  readonly empreinte: string;
};
export type KeptAnswer = { readonly statut: number; readonly reponse: string | null };

/** A hash of a request's data and files. */
export function fingerprintOf({ data, files }: RawBody, url: string): string {
  const content = JSON.stringify([url, data, files.map(({ sha256, userFilename }) => [sha256, userFilename])]);
  return createHash('sha256').update(content).digest('hex');
}

/** Claims a key for this call, or gives the answer kept for it; refuses 409 the same key with another content. */
export async function claimKey(trx: Kysely<Database>, claim: Claim): Promise<KeptAnswer | undefined> {
  const { personneId: personne_id, cle, appel, empreinte } = claim;
  const inserted = await trx
    .insertInto('idempotence')
    .values({ personne_id, cle, appel, empreinte, statut: null, reponse: null })
    .onConflict((conflict) => conflict.columns(['personne_id', 'cle']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return undefined;
  const kept = await trx
    .selectFrom('idempotence')
    .selectAll()
    .where('personne_id', '=', personne_id)
    .where('cle', '=', cle)
    .executeTakeFirst();
  if (kept?.appel !== appel || kept.empreinte !== empreinte || kept.statut === null) {
    throw refuse.conflict('requete-deja-faite-autrement');
  }
  return { statut: kept.statut, reponse: kept.reponse };
}

/** Whether a call was already answered under this key. */
export async function isAnswered(
  db: Kysely<Database>,
  personneId: number,
  cle: string,
  appel: string,
): Promise<boolean> {
  const kept = await db
    .selectFrom('idempotence')
    .select('statut')
    .where('personne_id', '=', personneId)
    .where('cle', '=', cle)
    .where('appel', '=', appel)
    .executeTakeFirst();
  return kept !== undefined && kept.statut !== null;
}

/** Keeps a call's answer, in the call's own transaction. */
export async function keepAnswer(trx: Kysely<Database>, { personneId, cle }: Claim, answer: KeptAnswer): Promise<void> {
  await trx
    .updateTable('idempotence')
    .set(answer)
    .where('personne_id', '=', personneId)
    .where('cle', '=', cle)
    .execute();
}
