import { etatHabilitation } from '@habilis/domain/habilitation/etatHabilitation';
import { isHeld } from '@habilis/domain/habilitation/isHeld';
import type { RoleContext } from '../../../platform/Handler.ts';
import { datesOf, habilitationRows, type NamedHabilitation } from './habilitationRows.ts';
import { nameOfRole } from './nameOfRole.ts';
import { recordEvenement } from './recordEvenement.ts';

/** Delegates a habilitation to a role and tells who holds it; false when it is already theirs (rules/rights#matrix). */
export async function giveDelegation(context: RoleContext, row: NamedHabilitation, roleId: number): Promise<boolean> {
  const added = await context.db
    .insertInto('delegation')
    .values({ habilitation_id: row.id, role_id: roleId, debut_le: context.now })
    .onConflict((conflict) => conflict.columns(['habilitation_id', 'role_id']).where('fin_le', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return false;
  const objet = await nameOfRole(context.db, roleId);
  await recordEvenement(context, row, 'habilitation-deleguee', { objet }, { roleId });
  return true;
}

/** What an entite delegated to somebody who now accepts to be its delegataire: the habilitations that it still holds (U742). */
export async function giveDelegations(
  context: RoleContext,
  {
    entiteId,
    habilitationIds,
    roleId,
  }: { readonly entiteId: number; readonly habilitationIds: readonly number[]; readonly roleId: number },
): Promise<void> {
  if (habilitationIds.length === 0) return;
  const rows = await habilitationRows(context.db)
    .where('habilitation.id', 'in', habilitationIds)
    .where('habilitation.entite_id', '=', entiteId)
    .orderBy('habilitation.id')
    .execute();
  for (const row of rows) {
    if (isHeld(etatHabilitation(datesOf(row), context.today))) await giveDelegation(context, row, roleId);
  }
}
