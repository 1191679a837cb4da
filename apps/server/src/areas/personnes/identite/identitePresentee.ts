import { createHash, randomBytes } from 'node:crypto';
import type { But } from '@habilis/api/fournisseur/Fournisseur';
import type { Kysely, Selectable } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/Database.ts';
import type { IdentitePresenteeTable } from '../../../database/tables/facteurs.ts';
import type { Day } from '../../../platform/Area.ts';
import { seal, unseal } from '../../../platform/auth/sealed.ts';
import type { Context } from '../../../platform/Handler.ts';
import type { Vouched } from './Vouched.ts';

/** The cookie by which a browser shows whose identity was presented to it; in itself it opens nothing. */
const COOKIE = 'HABILIS-IDENTITE';
/** Time enough to sign in once with the password and tie the identity. */
const LIFE_SECONDS = 15 * 60;
const NOBODY = { usage: 'identite', personneId: 0 } as const;

const empreinteOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const cookieOf = ({ exchange }: Pick<Context, 'exchange'>, value: string, seconds: number): string =>
  `${COOKIE}=${value}; Path=/api; Max-Age=${seconds}; HttpOnly; SameSite=Strict${exchange.isSecure ? '; Secure' : ''}`;

/** An identity that this browser was presented with. */
export type Presentee = Selectable<IdentitePresenteeTable>;

/** Keeps whom the provider vouched for, and gives this browser the secret that shows it. */
export async function presentIdentite(
  context: Pick<Context, 'db' | 'exchange' | 'now'>,
  config: Config,
  { but, demandeeLe, vouched }: { readonly but: But; readonly demandeeLe: Date; readonly vouched: Vouched },
): Promise<void> {
  const { db, exchange, now } = context;
  const secret = randomBytes(32).toString('base64url');
  await db
    .insertInto('identite_presentee')
    .values({
      empreinte: empreinteOf(secret),
      but,
      emetteur: vouched.emetteur,
      sujet: vouched.sujet,
      identite: JSON.stringify(vouched.identite),
      est_multifacteur: vouched.estMultifacteur,
      authentifiee_le: vouched.authentifieeLe,
      demandee_le: demandeeLe,
      id_token: await seal(config, NOBODY, vouched.idToken),
      expire_le: new Date(now.getTime() + LIFE_SECONDS * 1000),
    })
    .execute();
  exchange.setHeader('Set-Cookie', cookieOf(context, secret, LIFE_SECONDS));
}

/** The identity that this browser was last presented with, for one of these purposes; undefined when it is used, too old or another. */
export async function readPresentee(
  { db, exchange, now }: Pick<Context, 'db' | 'exchange' | 'now'>,
  ...buts: readonly But[]
): Promise<Presentee | undefined> {
  const secret = exchange.cookieOf(COOKIE);
  if (secret === undefined) return undefined;
  return db
    .selectFrom('identite_presentee')
    .selectAll()
    .where('empreinte', '=', empreinteOf(secret))
    .where('expire_le', '>', now)
    .where('but', 'in', buts)
    .executeTakeFirst();
}

/** Uses a presented identity up, in a transaction; false when another call was first. */
export async function spendPresentee(trx: Kysely<Database>, { empreinte }: Presentee): Promise<boolean> {
  const spent = await trx.deleteFrom('identite_presentee').where('empreinte', '=', empreinte).executeTakeFirst();
  return spent.numDeletedRows > 0n;
}

/** The provider's identity token of a presented identity, sealed for a person's session. */
export async function idTokenFor(config: Config, presentee: Presentee, personneId: number): Promise<string> {
  const opened = await unseal(config, NOBODY, presentee.id_token);
  return seal(config, { usage: 'identite', personneId }, opened?.value ?? '');
}

/** Forgets the identities that nobody used. */
export async function purgeIdentites(db: Kysely<Database>, { now }: Pick<Day, 'now'>): Promise<void> {
  await db.deleteFrom('identite_presentee').where('expire_le', '<', now).execute();
}
