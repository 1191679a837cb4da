import type { Capability } from '@habilis/domain/role/capability';
import type { Selectable } from 'kysely';
import type { EntiteTable } from '../../../database/tables/platform.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { refusePartiePrenante } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import { readEntite } from './readEntite.ts';
import { isEntiteInScope } from './scope.ts';

export type EntiteRow = Selectable<EntiteTable>;

/** Locks an entite for a change: 404 out of the caller's scope for the capability, 403 for who has a part in it, 409 with the stored entite when it has changed since. */
export async function openEntite(
  context: RoleContext<'entite.version-perimee'>,
  { id, version, capability }: { readonly id: number; readonly version: number; readonly capability: Capability },
): Promise<EntiteRow> {
  const row = await context.db
    .selectFrom('entite')
    .selectAll('entite')
    .where('entite.id', '=', id)
    .where(isEntiteInScope(context, capability))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw refuse.notFound();
  await refusePartiePrenante(context, id);
  if (version !== row.version) {
    throw context.refuse.conflict('entite.version-perimee', await readEntite(context, id));
  }
  return row;
}
