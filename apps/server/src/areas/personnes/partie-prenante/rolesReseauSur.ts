import { actsForNetwork } from '@habilis/domain/role/refusalOfPartiePrenante';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { Context } from '../../../platform/Handler.ts';

/** The roles under which a person may act for the network on an entite: those of its caisse, and those of no caisse (rules/rights#both-sides). */
export async function rolesReseauSur(
  { db, now }: Pick<Context, 'db' | 'now'>,
  personneId: number,
  caisseId: number | null,
): Promise<RoleType[]> {
  const rows = await db
    .selectFrom('role')
    .select(['type', 'mrp_id'])
    .where('personne_id', '=', personneId)
    .where(isLiveRole(now))
    .execute();
  return rows
    .filter(({ type, mrp_id: mrpId }) => actsForNetwork(type) && (mrpId === null || mrpId === caisseId))
    .map(({ type }) => type);
}
