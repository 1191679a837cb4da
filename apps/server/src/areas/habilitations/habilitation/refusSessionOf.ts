import { entitlementRefusal, type RefusDroit } from '@habilis/domain/droit/entitlementRefusal';
import type { RoleContext } from '../../../platform/Handler.ts';
import { situationsOf } from './situations.ts';

/** Why no session opens under each habilitation, by its id; it is what would refuse the opening (rules/sessions#steps). */
export async function refusSessionOf(
  tools: Pick<RoleContext, 'db' | 'today'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RefusDroit | null>> {
  const situations = await situationsOf(tools, ids);
  return new Map(
    [...situations].map(([id, situation]) => [id, entitlementRefusal(situation, null, 'ouverture', tools.today)]),
  );
}
