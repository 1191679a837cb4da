import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Copied columns of entites and habilitations to drop, with the triggers that kept them up to date. */
const DROPPED = [
  sql`drop trigger entite_caisse on entite`,
  sql`drop trigger mrp_libelle on mrp`,
  sql`drop trigger entite_niveaux on habilitation`,
  sql`drop trigger niveau_copies on dispositif_niveau`,
  sql`drop function entite_caisse, mrp_libelle, entite_niveaux, niveau_copies`,
  // Dropping a column also drops its indexes.
  sql`alter table entite drop column niveaux, drop column caisse_libelle`,
  sql`alter table habilitation drop column entite_recherche, drop column niveau_code`,
];

/** Of its entite, a habilitation still copies only name and caisse: there are as many habilitations as accepted demandes. */
const COPIED = [
  sql`create or replace function habilitation_copies() returns trigger language plpgsql as $$
    begin
      select nom_tri, caisse_id into new.entite_nom_tri, new.entite_caisse_id from entite where id = new.entite_id;
      return new;
    end $$`,
  sql`create or replace function entite_copies() returns trigger language plpgsql as $$
    begin
      update habilitation set entite_nom_tri = new.nom_tri, entite_caisse_id = new.caisse_id where entite_id = new.id;
      return null;
    end $$`,
  sql`drop trigger habilitation_copies on habilitation`,
  sql`create trigger habilitation_copies before insert or update of entite_id on habilitation
    for each row execute function habilitation_copies()`,
  sql`drop trigger entite_copies on entite`,
  sql`create trigger entite_copies after update on entite for each row when
    ((old.nom_tri, old.caisse_id) is distinct from (new.nom_tri, new.caisse_id)) execute function entite_copies()`,
];

const INDEXES = [
  sql`create index entite_nom on entite (nom_tri, id) include (etat, caisse_id, code_departement, registre)`,
  sql`create index entite_ville on entite (ville, id) include (etat, caisse_id, code_departement, registre)`,
  sql`create index entite_caisse on entite (caisse_id, nom_tri, id) include (etat, code_departement, registre, ville)`,
  sql`create index entite_departement on entite (code_departement, nom_tri, id) include (etat, caisse_id, registre)`,
  sql`create index entite_etat on entite (etat, nom_tri, id) include (caisse_id, code_departement, registre)
    where etat <> 'active'`,
  sql`create index entite_registre on entite (registre, nom_tri, id) include (etat, caisse_id, code_departement)
    where registre <> 'OK'`,
  // Gives the order of caisses; entites are then read caisse by caisse.
  sql`create index mrp_libelle on mrp (libelle)`,
  sql`drop index habilitation_entite`,
  sql`create index habilitation_entite on habilitation (entite_id, dispositif_niveau_id)
    include (id, entite_caisse_id, date_debut, date_fin, date_fin_suspension, rupture, prorogee)`,
  sql`create index habilitation_caisse on habilitation (entite_caisse_id, date_fin, id)
    include (dispositif_niveau_id, date_debut, date_fin_suspension, rupture, prorogee, numero, entite_nom_tri)`,
  sql`create index habilitation_niveau_ordre on habilitation (dispositif_niveau_id, date_fin, id)
    include (entite_caisse_id, date_debut, date_fin_suspension, rupture, prorogee, numero, entite_nom_tri)`,
];

/** The lists of entites and habilitations read names from their own tables, with plain indexes (decision 0061). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...DROPPED, ...COPIED, ...INDEXES]) await statement.execute(db);
}
