import type { DEMANDE_SORTS } from '@habilis/api/demande/demandeQuery';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { HabilitationSourceMode } from '@habilis/domain/demande-habilitation/modes';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { seesAgents } from '@habilis/domain/role/seesAgents';
import { sql } from 'kysely';
import type { Context } from '../../platform/Handler.ts';
import { requireRole } from '../../platform/requireCaller.ts';
import { inScope as daInScope } from '../demande-administrative/scope.ts';
import { inScope as dhInScope } from '../demande-habilitation/scope.ts';
import { boundedTotal } from './boundedTotal.ts';
import { type Condition, type TableDeDemandes, TABLES } from './todoConditions.ts';

type Sort = (typeof DEMANDE_SORTS)[number];
export type Page = {
  readonly page: number;
  readonly taille: number;
  readonly tri: Sort;
  readonly ordre: 'asc' | 'desc';
};

const SORT_COLUMNS = {
  numero: 'numero',
  raisonSociale: 'nom_tri',
  tache: 'tache',
  responsable: 'nom',
  dateEcheance: 'date_echeance',
  dateLastSoumission: 'date_last_soumission',
} as const satisfies Record<Sort, string>;

/** The administrative requests in the caller's scope that meet every condition. */
function administratives(context: Context, conditions: readonly Condition[]) {
  let rows = context.db.selectFrom('demande_administrative').where(daInScope(context));
  for (const condition of conditions) rows = rows.where(condition('demande_administrative'));
  return rows;
}

/** The accreditation requests in the caller's scope that meet every condition. */
function habilitations(context: Context, conditions: readonly Condition[]) {
  let rows = context.db.selectFrom('demande_habilitation').where(dhInScope(context));
  for (const condition of conditions) rows = rows.where(condition('demande_habilitation'));
  return rows;
}

/** What a line shows, of an administrative request. */
const lignesDa = (context: Context, conditions: readonly Condition[]) =>
  administratives(context, conditions)
    .leftJoin('personne as assigne', 'assigne.id', 'demande_administrative.assigne_id')
    .leftJoin('mrp', 'mrp.id', 'demande_administrative.caisse_id')
    .select([sql<'DA' | 'DH'>`'DA'`.as('type'), sql<string | null>`null::text`.as('niveau')])
    .select([
      sql<string | null>`null::text`.as('libelle_court'),
      sql<HabilitationSourceMode | null>`null::text`.as('mode'),
    ])
    .select(['demande_administrative.id', 'demande_administrative.numero', 'demande_administrative.version'])
    .select(['demande_administrative.raison_sociale', 'demande_administrative.nom_tri', 'demande_administrative.ville'])
    .select([sql<string>`demande_administrative.tache`.as('tache'), 'demande_administrative.date_debut_tache'])
    .select(['demande_administrative.date_echeance', 'demande_administrative.date_first_soumission'])
    .select(['demande_administrative.date_last_soumission', 'mrp.code', 'mrp.libelle'])
    .select(['assigne.habilis_id', 'assigne.nom', 'assigne.prenom']);

/** The same, of an accreditation request. */
const lignesDh = (context: Context, conditions: readonly Condition[]) =>
  habilitations(context, conditions)
    .leftJoin('personne as assigne', 'assigne.id', 'demande_habilitation.assigne_id')
    .leftJoin('mrp', 'mrp.id', 'demande_habilitation.caisse_id')
    .leftJoin('dispositif_niveau', 'dispositif_niveau.id', 'demande_habilitation.dispositif_niveau_id')
    .leftJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
    .select([sql<'DA' | 'DH'>`'DH'`.as('type'), 'dispositif_niveau.niveau', 'dispositif.libelle_court'])
    .select('demande_habilitation.mode')
    .select(['demande_habilitation.id', 'demande_habilitation.numero', 'demande_habilitation.version'])
    .select(['demande_habilitation.raison_sociale', 'demande_habilitation.nom_tri', 'demande_habilitation.ville'])
    .select([sql<string>`demande_habilitation.tache`.as('tache'), 'demande_habilitation.date_debut_tache'])
    .select(['demande_habilitation.date_echeance', 'demande_habilitation.date_first_soumission'])
    .select(['demande_habilitation.date_last_soumission', 'mrp.code', 'mrp.libelle'])
    .select(['assigne.habilis_id', 'assigne.nom', 'assigne.prenom']);

/** One page over both tables: each gives what could stand on it, in its order. */
function pageOf(context: Context, kinds: readonly TableDeDemandes[], conditions: readonly Condition[], page: Page) {
  const { db } = context;
  const sorted = SORT_COLUMNS[page.tri];
  const last = page.page * page.taille;
  const da = db
    .selectFrom(lignesDa(context, conditions).as('da'))
    .selectAll()
    .orderBy(sorted, page.ordre)
    .orderBy('id', page.ordre)
    .limit(last);
  const dh = db
    .selectFrom(lignesDh(context, conditions).as('dh'))
    .selectAll()
    .orderBy(sorted, page.ordre)
    .orderBy('id', page.ordre)
    .limit(last);
  const both = db
    .selectFrom(da.as('da'))
    .selectAll()
    .unionAll(db.selectFrom(dh.as('dh')).selectAll());
  const only = kinds.includes('demande_administrative') ? both : db.selectFrom(dh.as('dh')).selectAll();
  return db
    .selectFrom(only.as('demande'))
    .selectAll()
    .orderBy(sorted, page.ordre)
    .orderBy('type', page.ordre)
    .orderBy('id', page.ordre)
    .limit(page.taille)
    .offset((page.page - 1) * page.taille);
}

type Row = Awaited<ReturnType<ReturnType<typeof pageOf>['execute']>>[number];

function summaryOf(row: Row, areAgentsShown: boolean): DemandeSummary {
  const isAssigned = row.habilis_id !== null;
  const person = isAssigned ? `${row.prenom} ${row.nom}` : null;
  const { niveau, libelle_court: libelleCourt } = row;
  return {
    id: row.id,
    type: row.type,
    numero: row.numero,
    version: row.version,
    raisonSociale: row.raison_sociale,
    ville: row.ville,
    mode: row.mode,
    caisse: row.code === null || row.libelle === null ? null : { code: row.code, libelle: row.libelle },
    libelleDispositifNiveau: niveau === null || libelleCourt === null ? null : libelleNiveau({ libelleCourt, niveau }),
    currentTaskDefinitionKey: row.tache,
    assignedUserHabilisId: areAgentsShown ? row.habilis_id : null,
    nomPrenomAssignedUserHabilis: isAssigned && !areAgentsShown ? row.libelle : person,
    dateDebutTache: row.date_debut_tache,
    dateEcheance: row.date_echeance,
    dateFirstSoumission: row.date_first_soumission,
    dateLastSoumission: row.date_last_soumission,
  };
}

/** How many requests of both kinds meet every condition, and of them how many each further one. */
export async function countDemandes<Name extends string>(
  context: Context,
  conditions: readonly Condition[],
  further: Readonly<Record<Name, Condition>>,
): Promise<Readonly<Record<Name, number>>> {
  const named = Object.entries<Condition>(further);
  const counts = (table: TableDeDemandes) =>
    named.map(([name, condition]) => sql<number>`(count(*) filter (where ${condition(table)}))::integer`.as(name));
  const da = await administratives(context, conditions)
    .select(counts('demande_administrative'))
    .executeTakeFirstOrThrow();
  const dh = await habilitations(context, conditions).select(counts('demande_habilitation')).executeTakeFirstOrThrow();
  return Object.fromEntries(named.map(([name]) => [name, (da[name] ?? 0) + (dh[name] ?? 0)])) as Record<Name, number>;
}

/** The ids of those who own the requests that meet every condition. */
export const ownersOf = (context: Context, conditions: readonly Condition[]) =>
  administratives(context, conditions)
    .select('demande_administrative.assigne_id')
    .unionAll(habilitations(context, conditions).select('demande_habilitation.assigne_id'));

/** How many requests of the kinds given meet every condition, as far as a list is counted. */
function countUpTo(context: Context, kinds: readonly TableDeDemandes[], conditions: readonly Condition[]) {
  const da = administratives(context, conditions).select(sql.lit(1).as('un'));
  const dh = habilitations(context, conditions).select(sql.lit(1).as('un'));
  return boundedTotal(context.db, kinds.includes('demande_administrative') ? [da, dh] : [dh]);
}

/** One page of the requests of the kinds given in the caller's scope that meet every condition, with their total over all pages (wire, Lists). */
export async function listDemandes(
  context: Context,
  conditions: readonly Condition[],
  page: Page,
  kinds: readonly TableDeDemandes[] = TABLES,
) {
  const total = await countUpTo(context, kinds, conditions);
  const rows = await pageOf(context, kinds, conditions, page).execute();
  return { elements: presented(context, rows), ...total, page: page.page, taille: page.taille };
}

function presented(context: Context, rows: readonly Row[]): DemandeSummary[] {
  const areAgentsShown = seesAgents(requireRole(context).role.type);
  return rows.map((row) => summaryOf(row, areAgentsShown));
}

/** The requests in the caller's scope that meet every condition, in the order of a list, up to a number of them. */
export async function readDemandes(
  context: Context,
  conditions: readonly Condition[],
  { tri, ordre, most }: Pick<Page, 'tri' | 'ordre'> & { readonly most: number },
): Promise<DemandeSummary[]> {
  const page = { page: 1, taille: most, tri, ordre };
  return presented(context, await pageOf(context, TABLES, conditions, page).execute());
}
