import { can } from '@habilis/domain/role/can';
import { sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { isAwaited } from './isAwaited.ts';
import { countDemandes } from './listDemandes.ts';

/** How many demandes wait for the caller and have no day: those that they began. */
export async function countDrafts(context: RoleContext): Promise<number> {
  if (!can(context.caller.role.type, 'read-demandes')) return 0;
  const { undated } = await countDemandes(context, [await isAwaited(context)], {
    undated: (table) => sql<boolean>`${sql.ref(`${table}.date_echeance`)} is null`,
  });
  return undated;
}
