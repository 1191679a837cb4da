import { impersonationFaultOf } from '@habilis/domain/impersonation/impersonationFaultOf';
import { can } from '@habilis/domain/role/can';
import type { Capability } from '@habilis/domain/role/capability';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Settings } from '@habilis/domain/setting/settings';
import type pg from 'pg';
import type { Caller } from '../Handler.ts';
import { refuseAny } from '../Refusal.ts';
import { todayAt } from '../today.ts';
import { type CallerRow, callerOf } from './callerReader.ts';

const MINUTE_MS = 60_000;

/** Counts the call and reads the application of a token with the role under which it acts, both as they are now. */
const QUERY = {
  name: 'application-appelante',
  text: `with appel as (
      update application_jeton set appels = appels + 1 where empreinte = $1 and expire_le > $2 returning application_id, portees),
    lue as (
      update application set dernier_usage_le = $2,
        fenetre_appels = case when fenetre_le > $3 then fenetre_appels + 1 else 1 end,
        fenetre_le = case when fenetre_le > $3 then fenetre_le else $2 end
      from appel where application.id = appel.application_id and application.revoquee_le is null and application.date_fin >= $4
      returning application.*, appel.portees as portees_du_jeton)
    select lue.id, lue.nom as "nomApplication", lue.portees, lue.portees_du_jeton as "porteesDuJeton",
      lue.fenetre_le as "fenetreLe", lue.fenetre_appels as "fenetreAppels",
      personne.id as "personneId", personne.habilis_id as "habilisId", personne.nom, personne.prenom,
      array(select held.type from role held where held.personne_id = personne.id
        and (held.fin_le is null or held.fin_le > $2)) as "rolesTenus",
      array(select held.type from role held where held.personne_id = auteur.id
        and (held.fin_le is null or held.fin_le > $2)) as "roleTypes",
      exists (select from facteur where facteur.personne_id = auteur.id) as "hasFactor",
      auteur.habilis_id as "auteurHabilisId", fait.type as "auteurRoleType",
      role.id as "roleId", role.type as "roleType", role.entite_id as "entiteId", role.mrp_id as "mrpId"
    from lue
    join role on role.id = lue.role_id and (role.fin_le is null or role.fin_le > $2)
    join personne on personne.id = role.personne_id and personne.etat = 'active'
    join role fait on fait.id = lue.cree_par_role_id and (fait.fin_le is null or fait.fin_le > $2)
    join personne auteur on auteur.id = fait.personne_id and auteur.etat = 'active'`,
} as const;

type Row = CallerRow & {
  readonly id: number;
  readonly nomApplication: string;
  readonly portees: readonly Capability[];
  readonly porteesDuJeton: readonly Capability[];
  readonly fenetreLe: Date;
  readonly fenetreAppels: number;
  readonly rolesTenus: readonly RoleType[];
  readonly auteurHabilisId: string;
  readonly auteurRoleType: RoleType;
};

/** Whether whoever made it may still give what it does: it acts under their own role, or under one in whose name they may act. */
function isStillGiven({ habilisId, auteurHabilisId, auteurRoleType, roleTypes, rolesTenus }: Row): boolean {
  if (!can(auteurRoleType, 'manage-applications')) return false;
  if (habilisId === auteurHabilisId) return true;
  const acteur = { habilisId: auteurHabilisId, isActive: true, roles: roleTypes };
  return impersonationFaultOf(acteur, { habilisId, isActive: true, roles: rolesTenus }) === null;
}

/** The application of a token's hash as a caller; undefined once token, application, role or maker has ended, 429 beyond its calls a minute (AP3, AP7). */
export async function readApplication(
  pool: pg.Pool,
  { empreinte, now, settings }: { readonly empreinte: string; readonly now: Date; readonly settings: Settings },
): Promise<Caller | undefined> {
  const values = [empreinte, now, new Date(now.getTime() - MINUTE_MS), todayAt(now)];
  const row = (await pool.query<Row>({ ...QUERY, values })).rows[0];
  if (row === undefined || !isStillGiven(row)) return undefined;
  if (row.fenetreAppels > settings.appelsApplicationParMinute) {
    const freeMs = row.fenetreLe.getTime() + MINUTE_MS - now.getTime();
    throw refuseAny.tooMany('application.trop-d-appels', Math.max(1, Math.ceil(freeMs / 1000)));
  }
  const portees = row.portees.filter((portee) => row.porteesDuJeton.includes(portee));
  return { ...callerOf(row, '', settings), application: { id: row.id, nom: row.nomApplication, portees } };
}
