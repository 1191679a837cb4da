import { scopeOf } from '@habilis/domain/role/scopeOf';
import type { RoleContext } from '../../../platform/Handler.ts';
import { certificatInScope } from '../papier/certificatScope.ts';

/** The condition that the caller may read a certificat (P72). */
export const inScope = (context: Pick<RoleContext, 'db' | 'caller'>) => certificatInScope(context, 'read-certificats');

/** The scopes of a network; those of an entite, of delegations or of a formateur hold few certificats. */
const NETWORK: ReadonlySet<string> = new Set(['all', 'caisse', 'dispositif']);

/** Whether the certificats that the caller may read are their own, not those of a network. */
export const isOwnScope = ({ caller }: Pick<RoleContext, 'caller'>): boolean =>
  !NETWORK.has(scopeOf(caller.role.type, 'read-certificats'));

/** Whether the caller may read a certificat. */
export async function mayReadCertificat(context: RoleContext, id: number): Promise<boolean> {
  const row = await context.db
    .selectFrom('certificat')
    .select('certificat.id')
    .where('certificat.id', '=', id)
    .where(inScope(context))
    .executeTakeFirst();
  return row !== undefined;
}
