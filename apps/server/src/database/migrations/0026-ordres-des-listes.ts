import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';

const DEMANDES = ['demande_administrative', 'demande_habilitation'] as const;

/** The assignee's name, copied to each demande for sorting; kept up to date from both sides. */
const HOLDERS = [
  ...DEMANDES.map((table) => sql`alter table ${sql.table(table)} add column responsable_tri text collate "C"`),
  sql`create function demande_responsable() returns trigger language plpgsql as $$
    begin
      new.responsable_tri := (select nom_tri from personne where id = new.assigne_id);
      return new;
    end $$`,
  sql`create function personne_responsable() returns trigger language plpgsql as $$
    begin
      update demande_administrative set responsable_tri = new.nom_tri where assigne_id = new.id;
      update demande_habilitation set responsable_tri = new.nom_tri where assigne_id = new.id;
      return null;
    end $$`,
  ...DEMANDES.flatMap((table) => [
    sql`update ${sql.table(table)} set responsable_tri = personne.nom_tri from personne where personne.id = assigne_id`,
    sql`create trigger demande_responsable before insert or update of assigne_id on ${sql.table(table)}
      for each row execute function demande_responsable()`,
  ]),
  sql`create trigger personne_responsable after update of nom, prenom on personne
    for each row when (old.nom_tri is distinct from new.nom_tri) execute function personne_responsable()`,
];

/** Columns of the entite and niveau copied to each habilitation for search and sorting; kept up to date from both sides. */
const COPIES = [
  sql`alter table habilitation
    add column entite_nom_tri text collate "C" not null default '',
    add column entite_recherche text not null default '',
    add column entite_caisse_id integer,
    add column niveau_code text not null default ''`,
  sql`create function habilitation_copies() returns trigger language plpgsql as $$
    begin
      select nom_tri, recherche, caisse_id into new.entite_nom_tri, new.entite_recherche, new.entite_caisse_id
        from entite where id = new.entite_id;
      new.niveau_code := (select code from dispositif_niveau where id = new.dispositif_niveau_id);
      return new;
    end $$`,
  sql`create function entite_copies() returns trigger language plpgsql as $$
    begin
      update habilitation set entite_nom_tri = new.nom_tri, entite_recherche = new.recherche, entite_caisse_id = new.caisse_id
        where entite_id = new.id;
      return null;
    end $$`,
  sql`create function niveau_copies() returns trigger language plpgsql as $$
    begin
      update habilitation set niveau_code = new.code where dispositif_niveau_id = new.id;
      return null;
    end $$`,
  sql`update habilitation set entite_nom_tri = entite.nom_tri, entite_recherche = entite.recherche,
      entite_caisse_id = entite.caisse_id, niveau_code = niveau.code
    from entite, dispositif_niveau niveau where entite.id = entite_id and niveau.id = dispositif_niveau_id`,
  sql`create trigger habilitation_copies before insert or update of entite_id, dispositif_niveau_id on habilitation
    for each row execute function habilitation_copies()`,
  sql`create trigger entite_copies after update on entite for each row when
    ((old.nom_tri, old.recherche, old.caisse_id) is distinct from (new.nom_tri, new.recherche, new.caisse_id))
    execute function entite_copies()`,
  sql`create trigger niveau_copies after update of code on dispositif_niveau for each row when (old.code <> new.code)
    execute function niveau_copies()`,
];

type Order = { readonly name: string; readonly columns: string; readonly where?: string };

/** One index per order of a list, which includes the columns of its filters: the lines of a page are found without reading a row. */
const covering = (table: string, orders: readonly Order[], filters: readonly string[]): RawBuilder<unknown>[] =>
  orders.flatMap(({ name, columns, where }) => {
    const held = filters.filter((filter) => !columns.split(/\W+/).includes(filter));
    return [
      sql`drop index if exists ${sql.ref(`${table}_${name}`)}`,
      sql`create index ${sql.ref(`${table}_${name}`)} on ${sql.table(table)} (${sql.raw(columns)})
        include (${sql.raw(held.join(', '))}) ${sql.raw(where === undefined ? '' : `where ${where}`)}`,
    ];
  });

const where = 'en_cours';
const LIVE = [
  { name: 'soumission', columns: 'date_last_soumission, id', where },
  { name: 'nom', columns: 'nom_tri, id', where },
  { name: 'echeance', columns: 'date_echeance, id', where },
  { name: 'tache_ordre', columns: 'tache, id', where },
  { name: 'numero_ordre', columns: 'numero, id', where },
  { name: 'responsable', columns: 'responsable_tri, id', where },
];
const OVER = [
  { name: 'finie_echeance', columns: 'tache, date_echeance, id', where: `not ${where}` },
  { name: 'finie_nom', columns: 'tache, nom_tri, id', where: `not ${where}` },
  { name: 'finie_numero', columns: 'tache, numero, id', where: `not ${where}` },
  { name: 'finie_responsable', columns: 'tache, responsable_tri, id', where: `not ${where}` },
];
const CAISSE = { name: 'caisse_soumission', columns: 'caisse_id, date_last_soumission, id', where };
const TACHE = { name: 'tache', columns: 'tache, date_echeance, id', where };
const NIVEAU = { name: 'niveau_soumission', columns: 'dispositif_niveau_id, date_last_soumission, id', where };
const DA_FILTERS = ['tache', 'caisse_id', 'date_echeance', 'date_last_soumission'];
const DH_FILTERS = [...DA_FILTERS, 'dispositif_niveau_id', 'mode', 'date_first_soumission'];
/** Also included in the indexes by caisse, niveau or task, since any of these columns may sort such a list. */
const SORTED = ['assigne_id', 'numero', 'nom_tri', 'responsable_tri'];

const HABILITATIONS = [
  { name: 'fin', columns: 'date_fin, id' },
  { name: 'fin_depuis', columns: 'date_fin desc nulls last, id desc' },
  { name: 'debut', columns: 'date_debut, id' },
  { name: 'numero_ordre', columns: 'numero, id' },
  { name: 'nom', columns: 'entite_nom_tri, id' },
  { name: 'code', columns: 'niveau_code, id' },
];
const HABILITATION_SCOPES = [
  { name: 'caisse', columns: 'entite_caisse_id, date_fin, id' },
  { name: 'niveau_ordre', columns: 'dispositif_niveau_id, date_fin, id' },
];
const HABILITATION_FILTERS = ['entite_caisse_id', 'dispositif_niveau_id', 'date_debut', 'date_fin'];
const ETAT = ['date_fin_suspension', 'rupture', 'prorogee'];

const STATEMENTS = [
  ...HOLDERS,
  ...COPIES,
  // The indexes of what is under way serve queries by task too, so a task must say the same as `en_cours`.
  sql`alter table demande_administrative add constraint demande_administrative_en_cours
    check (en_cours = (tache not in ('refusee', 'supprimee')))`,
  sql`alter table demande_habilitation add constraint demande_habilitation_en_cours
    check (en_cours = (tache not in ('acceptee', 'abandonnee', 'supprimee')))`,
  ...covering('demande_administrative', LIVE, DA_FILTERS),
  ...covering('demande_administrative', [CAISSE], [...DA_FILTERS, ...SORTED]),
  ...covering('demande_habilitation', [...LIVE, ...OVER], DH_FILTERS),
  ...covering('demande_habilitation', [CAISSE, NIVEAU, TACHE], [...DH_FILTERS, ...SORTED]),
  ...covering('habilitation', HABILITATIONS, [...HABILITATION_FILTERS, ...ETAT]),
  ...covering('habilitation', HABILITATION_SCOPES, [
    ...HABILITATION_FILTERS,
    ...ETAT,
    'numero',
    'entite_nom_tri',
    'niveau_code',
  ]),
  sql`create index habilitation_suspendue on habilitation (date_fin_suspension) where date_fin_suspension is not null`,
  sql`create index habilitation_rompue on habilitation (id) where rupture`,
  sql`create index habilitation_recherche on habilitation using gin (to_tsvector('simple', entite_recherche))`,
  // Search by the start of a number, whatever the database's collation.
  ...DEMANDES.map(
    (table) => sql`create index ${sql.ref(`${table}_numero_debut`)} on ${sql.table(table)} (numero text_pattern_ops)`,
  ),
];

/** The lists of demandes and habilitations in each order, read from indexes alone (decision 0061); the copies of the niveau and of the entite's words go with 0042. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
