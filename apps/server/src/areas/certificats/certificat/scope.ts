import type { RoleContext } from '../../../platform/Handler.ts';
import { certificatInScope } from '../papier/certificatScope.ts';

/** The condition that the caller may read a certificat (P72). */
export const inScope = (context: Pick<RoleContext, 'db' | 'caller'>) => certificatInScope(context, 'read-certificats');

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
