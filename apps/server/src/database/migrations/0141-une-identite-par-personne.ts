import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`create table session_homonyme (
    id integer primary key generated always as identity,
    ligne_id integer not null references session_stagiaire on delete cascade,
    autre_ligne_id integer not null references session_stagiaire on delete cascade,
    reponse text not null check (reponse in ('DEUX_PERSONNES', 'UNE_PERSONNE')),
    personne_id integer not null references personne,
    dite_le timestamptz not null,
    -- One answer for two lines, whichever side gave it.
    constraint session_homonyme_ordre check (ligne_id < autre_ligne_id),
    constraint session_homonyme_une unique (ligne_id, autre_ligne_id))`,
  sql`create index session_homonyme_autre on session_homonyme (autre_ligne_id)`,
  sql`create index session_homonyme_personne on session_homonyme (personne_id)`,
  sql`create index pre_compte_naissance on pre_compte (date_naissance) where date_naissance is not null`,
  // The identifier of a merged identity leads to the one that is kept.
  sql`create table stagiaire_fusionne (
    habilis_id text primary key,
    stagiaire_id integer not null references stagiaire,
    fusionne_le timestamptz not null)`,
  sql`create index stagiaire_fusionne_stagiaire on stagiaire_fusionne (stagiaire_id)`,
  sql`alter table certificat add column formateur text`,
  sql`create or replace function certificat_copies() returns trigger language plpgsql as $$
    begin
      select entite_caisse_id into new.caisse_id from habilitation where id = new.habilitation_id;
      -- Once: what replaces a certificat says what that one said.
      if new.raison_sociale is null then
        select raison_sociale, caisse into new.raison_sociale, new.caisse from certificat where id = new.remplace_id;
      end if;
      if new.raison_sociale is null then
        select raison_sociale into new.raison_sociale from entite where id = new.entite_id;
        select libelle into new.caisse from mrp where id = new.caisse_id;
      end if;
      if new.formateur is null then
        select formateur into new.formateur from certificat where id = new.remplace_id;
      end if;
      if new.formateur is null then
        select concat_ws(' ', prenom, nom) into new.formateur from personne where id = new.formateur_id;
      end if;
      new.entite_nom_tri := texte_plie(new.raison_sociale);
      new.nom_tri := texte_plie(concat_ws(' ', new.nom, new.prenom));
      -- Papers that were given out bear the identifier of their day.
      new.recherche := ' ' || texte_plie(concat_ws(' ', new.prenom, new.nom,
        (select habilis_id from stagiaire where id = new.stagiaire_id),
        (select string_agg(habilis_id, ' ' order by habilis_id) from stagiaire_fusionne where stagiaire_id = new.stagiaire_id),
        substring(new.numero from '[0-9]+$')));
      return new;
    end $$`,
  sql`update certificat set formateur = concat_ws(' ', personne.prenom, personne.nom) from personne where personne.id = formateur_id`,
  sql`alter table certificat alter column formateur set not null`,
];

/** One person has one identity, and a certificat keeps the name of its formateur as it was at the closing (decision 0161). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
