import type { DEMANDE_SORTS } from '@habilis/api/demande/demandeQuery';
import type { HabilitationSourceMode } from '@habilis/domain/habilitation/HABILITATION_SOURCE_MODES';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { plannedOnce } from '../../../database/plannedOnce.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { findPage, idsOf, inOrderOf, type Slice } from '../../../platform/lists/findPage.ts';
import { administratives, habilitations } from './demandeRows.ts';
import type { Condition, TableDeDemandes } from './todoConditions.ts';

type Sort = (typeof DEMANDE_SORTS)[number];
export type Page = {
  readonly page: number;
  readonly taille: number;
  readonly tri: Sort;
  readonly ordre: 'asc' | 'desc';
};

/** The column of each order, in the demande's own row so that its index gives the order. */
const SORT_COLUMNS = {
  numero: 'numero',
  raisonSociale: 'nom_tri',
  tache: 'tache',
  responsable: 'responsable_tri',
  dateEcheance: 'date_echeance',
  dateLastSoumission: 'date_last_soumission',
} as const satisfies Record<Sort, string>;

/** The keys of a table's demandes that meet every condition, read from the indexes of the lists without the rows; each with whether it is found. */
function keysOf(
  context: RoleContext,
  table: TableDeDemandes,
  conditions: readonly Condition[],
  { tri, found }: { readonly tri: Sort; readonly found: RawBuilder<boolean> },
) {
  const cle = sql`${sql.ref(`${table}.${SORT_COLUMNS[tri]}`)}`.as('cle');
  return table === 'demande_administrative'
    ? administratives(context, conditions).select([
        sql<string>`'DA'`.as('genre'),
        'demande_administrative.id',
        cle,
        found.as('found'),
      ])
    : habilitations(context, conditions).select([
        sql<string>`'DH'`.as('genre'),
        'demande_habilitation.id',
        cle,
        found.as('found'),
      ]);
}

/** The columns of a line, for a demande administrative. */
const lignesDa = (db: Kysely<Database>, ids: readonly number[]) =>
  plannedOnce(
    db,
    db
      .selectFrom('demande_administrative')
      .where(sql<boolean>`demande_administrative.id = any(${[...ids]}::integer[])`)
      .leftJoin('personne as assigne', 'assigne.id', 'demande_administrative.assigne_id')
      .leftJoin('mrp', 'mrp.id', 'demande_administrative.caisse_id')
      .select([sql<'DA' | 'DH'>`'DA'`.as('type'), sql<string | null>`null::text`.as('niveau')])
      .select([
        sql<string | null>`null::text`.as('libelle_court'),
        sql<HabilitationSourceMode | null>`null::text`.as('mode'),
      ])
      .select(['demande_administrative.id', 'demande_administrative.numero', 'demande_administrative.version'])
      .select('demande_administrative.version as version_tache')
      .select(['demande_administrative.raison_sociale', 'demande_administrative.ville'])
      .select([sql<string>`demande_administrative.tache`.as('tache'), 'demande_administrative.date_debut_tache'])
      .select(['demande_administrative.date_echeance', 'demande_administrative.date_first_soumission'])
      .select(['demande_administrative.date_last_soumission', 'mrp.code', 'mrp.libelle'])
      .select(['assigne.habilis_id', 'assigne.nom', 'assigne.prenom']),
  );

/** The same, for a demande d'habilitation. */
const lignesDh = (db: Kysely<Database>, ids: readonly number[]) =>
  plannedOnce(
    db,
    db
      .selectFrom('demande_habilitation')
      .where(sql<boolean>`demande_habilitation.id = any(${[...ids]}::integer[])`)
      .leftJoin('personne as assigne', 'assigne.id', 'demande_habilitation.assigne_id')
      .leftJoin('mrp', 'mrp.id', 'demande_habilitation.caisse_id')
      .leftJoin('dispositif_niveau', 'dispositif_niveau.id', 'demande_habilitation.dispositif_niveau_id')
      .leftJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
      .select([sql<'DA' | 'DH'>`'DH'`.as('type'), 'dispositif_niveau.niveau', 'dispositif.libelle_court'])
      .select('demande_habilitation.mode')
      .select(['demande_habilitation.id', 'demande_habilitation.numero', 'demande_habilitation.version'])
      .select('demande_habilitation.version_tache')
      .select(['demande_habilitation.raison_sociale', 'demande_habilitation.ville'])
      .select([sql<string>`demande_habilitation.tache`.as('tache'), 'demande_habilitation.date_debut_tache'])
      .select(['demande_habilitation.date_echeance', 'demande_habilitation.date_first_soumission'])
      .select(['demande_habilitation.date_last_soumission', 'mrp.code', 'mrp.libelle'])
      .select(['assigne.habilis_id', 'assigne.nom', 'assigne.prenom']),
  );

export type LigneDemande = Awaited<ReturnType<typeof lignesDa> | ReturnType<typeof lignesDh>>[number];

/** One page over the tables of demandes, with their total: first the keys of the page, then those demandes whole. */
export async function pageOfDemandes(
  context: RoleContext,
  conditions: readonly Condition[],
  { tri, page, taille, ...order }: Page & Pick<Slice, 'mostCounted'>,
  tables: readonly TableDeDemandes[],
) {
  const { db } = context;
  const words = conditions.find(({ isWords }) => isWords);
  const others = conditions.filter((condition) => condition !== words);
  const sources = tables.map((table) =>
    keysOf(context, table, others, { tri, found: words?.(table) ?? sql<boolean>`true` }),
  );
  const slice = { ...order, from: (page - 1) * taille, most: taille, isSearched: words !== undefined };
  const { keys, ...total } = await findPage(db, sources, slice);
  const [da, dh] = [idsOf(keys, 'DA'), idsOf(keys, 'DH')];
  const lignes = inOrderOf<LigneDemande>(keys, {
    DA: da.length === 0 ? [] : await lignesDa(db, da),
    DH: dh.length === 0 ? [] : await lignesDh(db, dh),
  });
  return { lignes, ...total };
}
