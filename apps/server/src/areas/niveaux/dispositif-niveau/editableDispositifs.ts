import { scopeOf } from '@habilis/domain/role/scopeOf';
import type { AccountContext } from '../../../platform/Handler.ts';

/** Tells which dispositifs the caller may change, with their niveaux: all, or those that they manage (rules/rights#matrix). */
export async function editableDispositifs(context: AccountContext): Promise<(dispositifId: number) => boolean> {
  const { role } = context.caller;
  const scope = role === null ? 'none' : scopeOf(role.type, 'edit-dispositifs');
  if (role === null || scope !== 'dispositif') return () => scope === 'all';
  const rows = await context.db
    .selectFrom('role_dispositif')
    .select('dispositif_id')
    .where('role_id', '=', role.id)
    .execute();
  const managed = new Set(rows.map(({ dispositif_id: id }) => id));
  return (dispositifId) => managed.has(dispositifId);
}

/** Whether the caller may change a niveau. */
export async function mayEditNiveau(context: AccountContext, niveauId: number): Promise<boolean> {
  const row = await context.db
    .selectFrom('dispositif_niveau')
    .select('dispositif_id')
    .where('id', '=', niveauId)
    .executeTakeFirst();
  return row !== undefined && (await editableDispositifs(context))(row.dispositif_id);
}
