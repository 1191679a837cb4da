import { porteesPossibles } from '@habilis/domain/application/PORTEES_APPLICATION';
import type { RoleApplication } from '@habilis/api/applications/Application';
import { impersonationFaultOf } from '@habilis/domain/impersonation/impersonationFaultOf';
import { can } from '@habilis/domain/role/can';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { sql } from 'kysely';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { RoleContext } from '../../../platform/Handler.ts';

const roles = ({ db, now }: RoleContext) =>
  db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .leftJoin('entite', 'entite.id', 'role.entite_id')
    .leftJoin('mrp', 'mrp.id', 'role.mrp_id')
    .select(['role.id', 'role.type', 'personne.id as personneId', 'personne.habilis_id as habilisId'])
    .select(['personne.prenom', 'personne.nom', 'personne.etat'])
    .select(({ fn }) => fn.coalesce('mrp.libelle', 'entite.raison_sociale').as('rattachement'))
    .select(
      sql<RoleType[]>`array(select held.type from role held where held.personne_id = personne.id
        and (held.fin_le is null or held.fin_le > ${now}))`.as('types'),
    )
    .where(isLiveRole(now))
    .orderBy('role.id');

type Row = Awaited<ReturnType<ReturnType<typeof roles>['execute']>>[number];

/** Whether the caller may give an application a role: their own, or one in whose name they may act (AP1). */
function mayGive({ caller }: RoleContext, row: Row): boolean {
  if (row.id === caller.role.id) return true;
  if (!can(caller.role.type, 'impersonate')) return false;
  const acteur = { habilisId: caller.habilisId, isActive: true, roles: [caller.role.type] };
  const cible = { habilisId: row.habilisId, isActive: row.etat === 'active', roles: row.types };
  return impersonationFaultOf(acteur, cible) === null;
}

const presented = (row: Row): RoleApplication => ({
  roleId: row.id,
  type: row.type,
  nomPrenom: `${row.prenom} ${row.nom}`,
  rattachement: row.rattachement,
  portees: [...porteesPossibles(row.type)],
});

/** The roles that the caller may give an application: that of the call, or those of the person with an identifier. */
export async function listRoles(context: RoleContext, habilisId: string | undefined): Promise<RoleApplication[]> {
  const rows = await roles(context)
    .$if(habilisId === undefined, (query) => query.where('role.id', '=', context.caller.role.id))
    .$if(habilisId !== undefined, (query) => query.where('personne.habilis_id', '=', habilisId ?? ''))
    .execute();
  return rows.filter((row) => mayGive(context, row)).map(presented);
}

/** A role that the caller may give an application; null when they may not. */
export async function roleDonnable(context: RoleContext, roleId: number): Promise<RoleApplication | null> {
  const row = await roles(context).where('role.id', '=', roleId).executeTakeFirst();
  return row !== undefined && mayGive(context, row) ? presented(row) : null;
}
