import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Same as `foldText`: lower case, no accent, only words of letters and digits. */
const folded = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`trim(regexp_replace(
    replace(lower(regexp_replace(normalize(replace(${text}, 'Œ', 'oe'), NFD), '[\\u0300-\\u036f]', '', 'g')), 'œ', 'oe'),
    '[^a-z0-9]+', ' ', 'g'))`;

/** What a list of certificats orders, narrows and searches by lies on its row; kept up to date from every side. */
const COPIES = [
  sql`alter table certificat
    add column caisse_id integer,
    add column entite_nom_tri text collate "C",
    add column nom_tri text collate "C",
    -- The words of the holder and the rank of the number, each after a space.
    add column recherche text collate "C"`,
  sql`create function certificat_copies() returns trigger language plpgsql as $$
    begin
      select entite_caisse_id, entite_nom_tri into new.caisse_id, new.entite_nom_tri from habilitation where id = new.habilitation_id;
      new.nom_tri := ${folded(sql`concat_ws(' ', new.nom, new.prenom)`)};
      new.recherche := ' ' || ${folded(sql`concat_ws(' ', new.prenom, new.nom,
        (select habilis_id from stagiaire where id = new.stagiaire_id), substring(new.numero from '[0-9]+$'))`)};
      return new;
    end $$`,
  sql`create trigger certificat_copies before insert or update of numero, nom, prenom, stagiaire_id, habilitation_id on certificat
    for each row execute function certificat_copies()`,
  sql`create function habilitation_certificats() returns trigger language plpgsql as $$
    begin
      update certificat set habilitation_id = habilitation_id where habilitation_id = new.id;
      return null;
    end $$`,
  sql`create trigger habilitation_certificats after update on habilitation for each row when
    ((old.entite_caisse_id, old.entite_nom_tri) is distinct from (new.entite_caisse_id, new.entite_nom_tri))
    execute function habilitation_certificats()`,
  sql`create function stagiaire_certificats() returns trigger language plpgsql as $$
    begin
      update certificat set stagiaire_id = stagiaire_id where stagiaire_id = new.id;
      return null;
    end $$`,
  sql`create trigger stagiaire_certificats after update on stagiaire for each row when (old.habilis_id is distinct from new.habilis_id)
    execute function stagiaire_certificats()`,
  sql`update certificat set numero = numero`,
  sql`alter table certificat
    alter column entite_nom_tri set not null,
    alter column nom_tri set not null,
    alter column recherche set not null`,
];

/** What a list narrows by: read from the index, without the row. */
const NARROWED = sql`statut, mode, date_obtention, date_fin, entite_id, habilitation_id, dispositif_niveau_id, caisse_id, formateur_id`;

/** The orders of a list. */
const ORDERS: readonly (readonly [name: string, order: RawBuilder<unknown>])[] = [
  ['nom', sql`nom_tri`],
  ['obtention', sql`date_obtention`],
  ['fin', sql`date_fin`],
  ['entite_nom', sql`entite_nom_tri`],
];

const INDEXES = [
  ...ORDERS.map(
    ([name, order]) =>
      sql`create index ${sql.ref(`certificat_par_${name}`)} on certificat (${order}, id) include (${NARROWED})`,
  ),
  sql`create index certificat_caisse on certificat (caisse_id, date_fin, id) include (${NARROWED})`,
  sql`create index certificat_niveau on certificat (dispositif_niveau_id, date_fin, id) include (${NARROWED})`,
  sql`create index certificat_entite on certificat (entite_id, date_fin, id) include (${NARROWED})`,
  sql`create index certificat_revoque on certificat (date_obtention, id) where statut = 'REVOQUE'`,
  sql`create index certificat_numero_debut on certificat (numero collate "C")`,
  sql`create index certificat_recherche on certificat using gin (to_tsvector('simple', recherche))`,
];

/** Lists, searches and renewals of certificats read their own rows and indexes (decision 0094). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...COPIES, ...INDEXES]) await statement.execute(db);
}
