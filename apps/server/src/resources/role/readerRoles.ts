import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Context } from '../../platform/Handler.ts';
import { requireCaller } from '../../platform/requireCaller.ts';

/** A role for which something is meant, with what it works for. */
export type ReaderRole = {
  readonly id: number;
  readonly type: RoleType;
  readonly entiteId: number | null;
  readonly mrpId: number | null;
  /** The fund of the role itself, or of its entity. */
  readonly caisseId: number | null;
  readonly departement: string | null;
  readonly regime: string | null;
  readonly typeEntite: string | null;
};

/** The role under which a call is made, or without one every live role of the person. */
export async function readerRoles(context: Context): Promise<ReaderRole[]> {
  const { personneId, role } = requireCaller(context);
  let live = context.db
    .selectFrom('role')
    .leftJoin('entite', 'entite.id', 'role.entite_id')
    .select(['role.id', 'role.type', 'role.entite_id as entiteId', 'role.mrp_id as mrpId'])
    .select(['entite.caisse_id', 'entite.code_departement as departement', 'entite.regime'])
    .select('entite.type_entite as typeEntite')
    .where('role.personne_id', '=', personneId)
    .where((eb) => eb.or([eb('role.fin_le', 'is', null), eb('role.fin_le', '>', context.now)]))
    .orderBy('role.id');
  if (role !== null) live = live.where('role.id', '=', role.id);
  const rows = await live.execute();
  return rows.map(({ caisse_id: caisseId, ...one }) => ({ ...one, caisseId: one.mrpId ?? caisseId }));
}
