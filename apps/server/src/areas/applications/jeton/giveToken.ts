import { etatApplication } from '@habilis/domain/application/etatApplication';
import { type PorteeApplication, porteesPossibles } from '@habilis/domain/application/PORTEES_APPLICATION';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Kysely } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/Database.ts';
import { empreinteOf, newApplicationToken } from '../../../platform/auth/applicationToken.ts';
import { todayAt } from '../../../platform/today.ts';
import { isHeld } from '../application/isHeld.ts';
import { isSecretOf } from '../application/secrets.ts';
import { OAuthError } from './OAuthError.ts';
import type { ClientProof, TokenRequest } from './TokenRequest.ts';
import { claimedClient, isAssertionOf } from './verifyAssertion.ts';

/** Lifetime of a token, in seconds. */
export const TOKEN_SECONDS = 600;

type Giving = { readonly db: Kysely<Database>; readonly config: Config; readonly now: Date };

async function findApplication({ db, now }: Giving, clientId: string) {
  return db
    .selectFrom('application')
    .innerJoin('role', 'role.id', 'application.role_id')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .innerJoin('role as fait', 'fait.id', 'application.cree_par_role_id')
    .innerJoin('personne as auteur', 'auteur.id', 'fait.personne_id')
    .selectAll('application')
    .select('role.type as roleType')
    .select(isHeld(now).as('isHeld'))
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

type Row = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

function isProven(giving: Giving, row: Row, proof: ClientProof): Promise<boolean> | boolean {
  if (proof.kind === 'secret')
    return row.cles_publiques === null && isSecretOf(giving.db, row.id, { text: proof.secret, now: giving.now });
  const known = { id: row.id, clientId: row.client_id, cles: row.cles_publiques };
  return known.cles !== null && isAssertionOf(giving, proof.assertion, { ...known, cles: known.cles });
}

/** The application that proves who it is and is at work; whatever is wrong, the answer is the same (AP4). */
async function authenticated(giving: Giving, proof: ClientProof): Promise<Row> {
  const clientId = proof.kind === 'secret' ? proof.clientId : claimedClient(proof.assertion);
  const isOther = proof.kind === 'assertion' && proof.clientId !== undefined && proof.clientId !== clientId;
  const row = clientId === undefined || isOther ? undefined : await findApplication(giving, clientId);
  const state =
    row === undefined ? null : { isRevoked: row.revoquee_le !== null, dateFin: row.date_fin, isHeld: row.isHeld };
  const isAtWork = state !== null && etatApplication(state, todayAt(giving.now)) === 'active';
  if (row === undefined || !isAtWork || !(await isProven(giving, row, proof)))
    throw new OAuthError('invalid_client', 'unknown, revoked or ended application, or its proof is not right');
  return row;
}

/** The scopes of a token: those asked for, all of them the application's, or all that it has; never what its role has lost. */
function grantedOf(
  { portees, roleType }: { portees: readonly PorteeApplication[]; roleType: RoleType },
  scope: string | undefined,
) {
  const possible = portees.filter((portee) => porteesPossibles(roleType).includes(portee));
  const asked = scope?.split(' ').filter((word) => word !== '') ?? [];
  if (asked.some((word) => !possible.some((portee) => portee === word)) || possible.length === 0)
    throw new OAuthError('invalid_scope', `scopes of this application: ${possible.join(' ')}`);
  return asked.length === 0 ? possible : possible.filter((portee) => asked.includes(portee));
}

/** Gives a token of ten minutes to an application that proves who it is (RFC 6749, section 4.4; AP3, AP4). */
export async function giveToken(giving: Giving, { proof, scope }: TokenRequest) {
  const { db, config, now } = giving;
  const row = await authenticated(giving, proof);
  const portees = grantedOf(row, scope);
  const token = newApplicationToken(config.tokenSecret);
  const expire_le = new Date(now.getTime() + TOKEN_SECONDS * 1000);
  await db
    .insertInto('application_jeton')
    .values({ empreinte: empreinteOf(token), application_id: row.id, portees, cree_le: now, expire_le })
    .execute();
  return { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS, scope: portees.join(' ') };
}
