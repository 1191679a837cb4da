import type { DEMANDE_SORTS } from '@habilis/api/demande/demandeQuery';
import type { HabilitationSourceMode } from '@habilis/domain/demande-habilitation/modes';
import { type Kysely, type QueryCreator, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Context } from '../../platform/Handler.ts';
import { administratives, habilitations } from './demandeRows.ts';
import type { Condition, TableDeDemandes } from './todoConditions.ts';

type Sort = (typeof DEMANDE_SORTS)[number];
export type Page = {
  readonly page: number;
  readonly taille: number;
  readonly tri: Sort;
  readonly ordre: 'asc' | 'desc';
};

/** What each order looks at: a column of the request's own row, for its index to give the order. */
const SORT_COLUMNS = {
  numero: 'numero',
  raisonSociale: 'nom_tri',
  tache: 'tache',
  responsable: 'responsable_tri',
  dateEcheance: 'date_echeance',
  dateLastSoumission: 'date_last_soumission',
} as const satisfies Record<Sort, string>;

/** What names a request on a page, and what it is ordered by. */
type Key = { type: 'DA' | 'DH'; id: number; cle: string | null };
type Keys = SelectQueryBuilder<Database, TableDeDemandes, Key>;

/** The requests of a table that meet every condition, by no more than their key: the indexes of the lists give it without the rows. */
function keysOf(context: Context, table: TableDeDemandes, conditions: readonly Condition[], tri: Sort): Keys {
  const cle = sql<string | null>`${sql.ref(`${table}.${SORT_COLUMNS[tri]}`)}`.as('cle');
  const keys =
    table === 'demande_administrative'
      ? administratives(context, conditions).select([sql<'DA'>`'DA'`.as('type'), 'demande_administrative.id', cle])
      : habilitations(context, conditions).select([sql<'DH'>`'DH'`.as('type'), 'demande_habilitation.id', cle]);
  return keys as unknown as Keys;
}

/** Those that could stand on a page. Few are found first and then sorted; many are met soon along the index of their order. */
function firstKeys(db: Kysely<Database>, keys: Keys, { ordre, page, taille }: Page, areFew: boolean) {
  const first = db
    .selectFrom((areFew ? keys.offset(0) : keys).as('trouvee'))
    .selectAll()
    .orderBy('cle', ordre)
    .orderBy('id', ordre)
    .limit(page * taille);
  return db.selectFrom(first.as('premiere')).selectAll();
}

type WithPage = QueryCreator<Database & { page: Key }>;

/** What a line shows, of an administrative request. */
const lignesDa = (db: WithPage) =>
  db
    .selectFrom('page')
    .where('page.type', '=', 'DA')
    .innerJoin('demande_administrative', 'demande_administrative.id', 'page.id')
    .leftJoin('personne as assigne', 'assigne.id', 'demande_administrative.assigne_id')
    .leftJoin('mrp', 'mrp.id', 'demande_administrative.caisse_id')
    .select(['page.type', 'page.cle', sql<string | null>`null::text`.as('niveau')])
    .select([
      sql<string | null>`null::text`.as('libelle_court'),
      sql<HabilitationSourceMode | null>`null::text`.as('mode'),
    ])
    .select(['demande_administrative.id', 'demande_administrative.numero', 'demande_administrative.version'])
    .select(['demande_administrative.raison_sociale', 'demande_administrative.ville'])
    .select([sql<string>`demande_administrative.tache`.as('tache'), 'demande_administrative.date_debut_tache'])
    .select(['demande_administrative.date_echeance', 'demande_administrative.date_first_soumission'])
    .select(['demande_administrative.date_last_soumission', 'mrp.code', 'mrp.libelle'])
    .select(['assigne.habilis_id', 'assigne.nom', 'assigne.prenom']);

/** The same, of an accreditation request. */
const lignesDh = (db: WithPage) =>
  db
    .selectFrom('page')
    .where('page.type', '=', 'DH')
    .innerJoin('demande_habilitation', 'demande_habilitation.id', 'page.id')
    .leftJoin('personne as assigne', 'assigne.id', 'demande_habilitation.assigne_id')
    .leftJoin('mrp', 'mrp.id', 'demande_habilitation.caisse_id')
    .leftJoin('dispositif_niveau', 'dispositif_niveau.id', 'demande_habilitation.dispositif_niveau_id')
    .leftJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
    .select(['page.type', 'page.cle', 'dispositif_niveau.niveau', 'dispositif.libelle_court'])
    .select('demande_habilitation.mode')
    .select(['demande_habilitation.id', 'demande_habilitation.numero', 'demande_habilitation.version'])
    .select(['demande_habilitation.raison_sociale', 'demande_habilitation.ville'])
    .select([sql<string>`demande_habilitation.tache`.as('tache'), 'demande_habilitation.date_debut_tache'])
    .select(['demande_habilitation.date_echeance', 'demande_habilitation.date_first_soumission'])
    .select(['demande_habilitation.date_last_soumission', 'mrp.code', 'mrp.libelle'])
    .select(['assigne.habilis_id', 'assigne.nom', 'assigne.prenom']);

type Asked = {
  readonly conditions: readonly Condition[];
  /** The tables looked at; whether few of their requests meet the conditions. */
  readonly tables: readonly { readonly table: TableDeDemandes; readonly areFew: boolean }[];
};

/** One page over the tables of requests: each gives the keys of what could stand on it, and only what stands there is read whole. */
export function pageOfDemandes(context: Context, { conditions, tables }: Asked, page: Page) {
  const { db } = context;
  const firsts = tables.map(({ table, areFew }) =>
    firstKeys(db, keysOf(context, table, conditions, page.tri), page, areFew),
  );
  const both = firsts.reduce((one, other) => one.unionAll(other));
  const keys = db
    .selectFrom(both.as('cles'))
    .selectAll()
    .orderBy('cle', page.ordre)
    .orderBy('type', page.ordre)
    .orderBy('id', page.ordre)
    .limit(page.taille)
    .offset((page.page - 1) * page.taille);
  return db
    .with('page', () => keys)
    .with('ligne', (withPage) => lignesDa(withPage).unionAll(lignesDh(withPage)))
    .selectFrom('ligne')
    .selectAll()
    .orderBy('cle', page.ordre)
    .orderBy('type', page.ordre)
    .orderBy('id', page.ordre);
}
