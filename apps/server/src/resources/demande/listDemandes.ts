import type { DEMANDE_SORTS } from '@habilis/api/demande/endpoints';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import { seesAgents } from '@habilis/domain/role/seesAgents';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Context } from '../../platform/Handler.ts';
import { requireRole } from '../../platform/requireCaller.ts';

type Sort = (typeof DEMANDE_SORTS)[number];
export type Condition = (eb: ExpressionBuilder<Database, 'demande_administrative'>) => Expression<SqlBool>;
export type Page = {
  readonly page: number;
  readonly taille: number;
  readonly tri: Sort;
  readonly ordre: 'asc' | 'desc';
};

const SORT_COLUMNS = {
  numero: 'demande_administrative.numero',
  raisonSociale: 'demande_administrative.nom_tri',
  tache: 'demande_administrative.tache',
  responsable: 'assigne.nom',
  dateEcheance: 'demande_administrative.date_echeance',
  dateLastSoumission: 'demande_administrative.date_last_soumission',
} as const satisfies Record<Sort, string>;

function pageOf({ db }: Context, conditions: readonly Condition[], { page, taille, tri, ordre }: Page) {
  let rows = db
    .selectFrom('demande_administrative')
    .leftJoin('personne as assigne', 'assigne.id', 'demande_administrative.assigne_id')
    .leftJoin('mrp', 'mrp.id', 'demande_administrative.caisse_id')
    .select(['demande_administrative.id', 'demande_administrative.numero', 'demande_administrative.version'])
    .select(['demande_administrative.raison_sociale', 'demande_administrative.ville', 'demande_administrative.tache'])
    .select(['demande_administrative.date_debut_tache', 'demande_administrative.date_echeance'])
    .select(['demande_administrative.date_first_soumission', 'demande_administrative.date_last_soumission'])
    .select(['mrp.code', 'mrp.libelle', 'assigne.habilis_id', 'assigne.nom', 'assigne.prenom']);
  for (const condition of conditions) rows = rows.where(condition);
  return rows
    .orderBy(SORT_COLUMNS[tri], ordre)
    .orderBy('demande_administrative.id', ordre)
    .limit(taille)
    .offset((page - 1) * taille);
}

type Row = Awaited<ReturnType<ReturnType<typeof pageOf>['execute']>>[number];

function summaryOf(row: Row, areAgentsShown: boolean): DemandeSummary {
  const isAssigned = row.habilis_id !== null;
  const person = isAssigned ? `${row.prenom} ${row.nom}` : null;
  return {
    id: row.id,
    type: 'DA',
    numero: row.numero,
    version: row.version,
    raisonSociale: row.raison_sociale,
    ville: row.ville,
    caisse: row.code === null || row.libelle === null ? null : { code: row.code, libelle: row.libelle },
    libelleDispositifNiveau: null,
    currentTaskDefinitionKey: row.tache,
    assignedUserHabilisId: areAgentsShown ? row.habilis_id : null,
    nomPrenomAssignedUserHabilis: isAssigned && !areAgentsShown ? row.libelle : person,
    dateDebutTache: row.date_debut_tache,
    dateEcheance: row.date_echeance,
    dateFirstSoumission: row.date_first_soumission,
    dateLastSoumission: row.date_last_soumission,
  };
}

/** One page of the requests that meet every condition, with their total over all pages (wire, Lists). */
export async function listDemandes(context: Context, conditions: readonly Condition[], page: Page) {
  let counted = context.db.selectFrom('demande_administrative').select((eb) => eb.fn.countAll<number>().as('total'));
  for (const condition of conditions) counted = counted.where(condition);
  const { total } = await counted.executeTakeFirstOrThrow();
  const rows = await pageOf(context, conditions, page).execute();
  const areAgentsShown = seesAgents(requireRole(context).role.type);
  return { elements: rows.map((row) => summaryOf(row, areAgentsShown)), total, page: page.page, taille: page.taille };
}
