import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const ENTITE_FILTERS = 'etat, caisse_id, code_departement, registre';

const STATEMENTS = [
  // The entite's row itself holds everything that its list filters and sorts by.
  sql`alter table entite
    add column registre text generated always as (verification_siren ->> 'resultat') stored,
    add column caisse_libelle text`,
  sql`create function entite_caisse() returns trigger language plpgsql as $$
    begin
      new.caisse_libelle := (select libelle from mrp where id = new.caisse_id);
      return new;
    end $$`,
  sql`create function mrp_libelle() returns trigger language plpgsql as $$
    begin
      update entite set caisse_libelle = new.libelle where caisse_id = new.id;
      return null;
    end $$`,
  sql`update entite set caisse_libelle = mrp.libelle from mrp where mrp.id = caisse_id`,
  sql`create trigger entite_caisse before insert or update of caisse_id on entite
    for each row execute function entite_caisse()`,
  sql`create trigger mrp_libelle after update of libelle on mrp for each row when (old.libelle <> new.libelle)
    execute function mrp_libelle()`,
  sql`drop index entite_nom, entite_ville, entite_registre`,
  sql`create index entite_nom on entite (nom_tri, id) include (${sql.raw(ENTITE_FILTERS)})`,
  sql`create index entite_ville on entite (ville, id) include (${sql.raw(ENTITE_FILTERS)})`,
  sql`create index entite_caisse_libelle on entite (caisse_libelle, id) include (${sql.raw(ENTITE_FILTERS)})`,
  sql`create index entite_registre on entite (registre, nom_tri, id) where registre <> 'OK'`,
  // Who holds a niveau, and whether it is in force.
  sql`drop index habilitation_niveau, habilitation_entite`,
  sql`create index habilitation_niveau on habilitation (dispositif_niveau_id, entite_id)
    include (date_debut, date_fin, date_fin_suspension, rupture, prorogee)`,
  sql`create index habilitation_entite on habilitation (entite_id, dispositif_niveau_id)
    include (date_debut, date_fin, date_fin_suspension, rupture, prorogee)`,
  sql`drop index personne_nom, personne_creation, role_type`,
  sql`create index personne_nom on personne (nom_tri, id) include (etat)`,
  sql`create index personne_creation on personne (cree_le, id) include (etat)`,
  sql`create index personne_habilis_id on personne (habilis_id, id) include (etat)`,
  sql`create index personne_id_etat on personne (id) include (etat)`,
  sql`create index role_type on role (type, personne_id) include (fin_le, mrp_id, entite_id)`,
  // A search covers either what is under way or what is over.
  sql`drop index demande_habilitation_recherche`,
  sql`create index demande_habilitation_recherche on demande_habilitation
    using gin (to_tsvector('simple', recherche)) where en_cours`,
  sql`create index demande_habilitation_recherche_finie on demande_habilitation
    using gin (to_tsvector('simple', recherche)) where not en_cours`,
];

/** The lists of entites and persons in each order, read from indexes alone (decision 0061). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
