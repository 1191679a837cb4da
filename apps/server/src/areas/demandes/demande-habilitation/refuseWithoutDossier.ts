import type { RoleContext } from '../../../platform/Handler.ts';
import { findLive } from '../dossier-administratif/findLive.ts';

/** 409 for a role without entite that has not begun its demande administrative: that comes first (rules/dossier#steps). */
export async function refuseWithoutDossier(
  context: RoleContext<'demande.dossier-administratif-absent'>,
): Promise<void> {
  if (context.caller.role.entiteId !== null || (await findLive(context).executeTakeFirst()) !== undefined) return;
  throw context.refuse.conflict('demande.dossier-administratif-absent');
}
