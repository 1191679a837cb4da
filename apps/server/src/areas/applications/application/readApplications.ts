import type { Application } from '@habilis/api/applications/Application';
import type { applications } from '@habilis/api/applications/endpoints';
import type { AnswerOf, QueryOf } from '@habilis/api/endpoint';
import { etatApplication } from '@habilis/domain/application/etatApplication';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { isHeld } from './isHeld.ts';

const LARGEST_ID = 2_147_483_647;
const COUNTED_MS = 30 * 24 * 60 * 60 * 1000;

/** Which applications a caller sees: all, those of the roles of their entite, or those of their own roles. */
const inReach =
  ({ caller }: RoleContext) =>
  (eb: ExpressionBuilder<Database, 'role'>) => {
    const scope = scopeOf(caller.role.type, 'manage-applications');
    if (scope === 'all') return eb.lit(true);
    if (scope === 'entite' && caller.role.entiteId !== null) return eb('role.entite_id', '=', caller.role.entiteId);
    return scope === 'assigned' ? eb('role.personne_id', '=', caller.personneId) : eb.lit(false);
  };

const readable = (context: RoleContext) =>
  context.db
    .selectFrom('application')
    .innerJoin('role', 'role.id', 'application.role_id')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .innerJoin('role as fait', 'fait.id', 'application.cree_par_role_id')
    .innerJoin('personne as auteur', 'auteur.id', 'fait.personne_id')
    .where(inReach(context));

const selected = (context: RoleContext) =>
  readable(context)
    .leftJoin('entite', 'entite.id', 'role.entite_id')
    .leftJoin('mrp', 'mrp.id', 'role.mrp_id')
    .selectAll('application')
    .select(['role.type as roleType', 'personne.nom as nomPersonne', 'personne.prenom'])
    .select(['auteur.nom as nomAuteur', 'auteur.prenom as prenomAuteur', 'auteur.id as auteurId'])
    .select(({ fn }) => fn.coalesce('mrp.libelle', 'entite.raison_sociale').as('rattachement'))
    .select([
      isHeld(context.now).as('isHeld'),
      sql<number>`(select coalesce(sum(jeton.appels), 0)::integer from application_jeton jeton
        where jeton.application_id = application.id and jeton.cree_le > ${new Date(context.now.getTime() - COUNTED_MS)})`.as(
        'nbAppels',
      ),
      sql<Date | null>`(select max(secret.expire_le) from application_secret secret
        where secret.application_id = application.id and secret.expire_le > ${context.now})`.as('ancienSecretFinLe'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selected>['executeTakeFirstOrThrow']>>;

/** An application as its managers read it. */
const presented = (row: Row, { caller, today }: RoleContext): Application => ({
  id: row.id,
  version: row.version,
  clientId: row.client_id,
  nom: row.nom,
  role: { type: row.roleType, nomPrenom: `${row.prenom} ${row.nomPersonne}`, rattachement: row.rattachement },
  creeeParNomPrenom: `${row.prenomAuteur} ${row.nomAuteur}`,
  portees: [...row.portees],
  authentification: row.cles_publiques === null ? 'secret' : 'cle',
  etat: etatApplication({ isRevoked: row.revoquee_le !== null, dateFin: row.date_fin, isHeld: row.isHeld }, today),
  creeeLe: row.cree_le.toISOString(),
  dateFin: row.date_fin,
  dernierUsageLe: row.dernier_usage_le?.toISOString() ?? null,
  nbAppels: row.nbAppels,
  ancienSecretFinLe: row.ancienSecretFinLe?.toISOString() ?? null,
  modifiable: row.auteurId === caller.personneId,
});

/** Whether an application is in the caller's reach. */
export async function mayReadApplication(context: RoleContext, id: number): Promise<boolean> {
  if (id > LARGEST_ID) return false;
  const row = await readable(context).select('application.id').where('application.id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** An application in the caller's reach. */
export async function readApplication(context: RoleContext, id: number): Promise<Application> {
  return presented(await selected(context).where('application.id', '=', id).executeTakeFirstOrThrow(), context);
}

/** A page of the applications in the caller's reach, the last ones made first. */
export async function listApplications(
  context: RoleContext,
  { page, taille, recherche = '' }: QueryOf<typeof applications.list>,
): Promise<AnswerOf<typeof applications.list>> {
  const words = recherche.trim();
  const isFound = sql<boolean>`(${words} = '' or position(lower(${words}) in lower(application.nom)) > 0
    or application.client_id = ${words})`;
  const { total } = await readable(context)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(isFound)
    .executeTakeFirstOrThrow();
  const rows = await selected(context)
    .where(isFound)
    .orderBy('application.id', 'desc')
    .limit(taille)
    .offset((page - 1) * taille)
    .execute();
  return { elements: rows.map((row) => presented(row, context)), total: Number(total), page, taille };
}
