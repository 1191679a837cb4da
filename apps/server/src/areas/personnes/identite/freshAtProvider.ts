import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { AccountContext } from '../../../platform/Handler.ts';
import { type Presentee, readPresentee } from './identitePresentee.ts';
import { tiedTo } from './tiedTo.ts';

/** Clocks of two machines differ by so much. */
const SKEW_MS = 60_000;

/** Whether an identity of an identity provider is tied to an account. */
export async function isTied(db: Kysely<Database>, personneId: number): Promise<boolean> {
  const found = await db
    .selectFrom('lien_fournisseur')
    .select('id')
    .where('personne_id', '=', personneId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The identity by which the provider has just asked the caller afresh, after the departure, with a second factor where the account has one; undefined where it is not so (SF19). */
export async function freshAtProvider(
  context: AccountContext,
  { hasFactor }: { readonly hasFactor: boolean },
): Promise<Presentee | undefined> {
  const presentee = await readPresentee(context, 'preuve');
  if (presentee === undefined || (await tiedTo(context, presentee))?.id !== context.caller.personneId) return undefined;
  // The address could be followed without what asks for a new sign-in: the provider says when it asked.
  const askedMs = presentee.authentifiee_le?.getTime() ?? 0;
  const isFresh = askedMs >= presentee.demandee_le.getTime() - SKEW_MS;
  return isFresh && (presentee.est_multifacteur || !hasFactor) ? presentee : undefined;
}
