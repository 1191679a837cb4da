import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // What a former register called a row of ours; certificats hold theirs themselves.
  sql`create table reprise (
    genre text not null,
    ancien text not null,
    objet_id integer not null,
    primary key (genre, ancien))`,
  sql`create index reprise_objet on reprise (genre, objet_id)`,
  sql`alter table certificat
    add column repris_de text,
    alter column session_id drop not null,
    alter column session_stagiaire_id drop not null,
    -- One of ours comes from a session, or replaces one that was taken over.
    add constraint certificat_origine check (
      num_nonnulls(session_id, session_stagiaire_id) in (0, 2)
      and (session_id is not null or repris_de is not null or remplace_id is not null)),
    -- Our key says nothing of what another register gave.
    add constraint certificat_repris_sans_signature check (repris_de is null or num_nonnulls(session_id, charge) = 0),
    -- A former number may have been given twice, or look like one of ours.
    drop constraint certificat_numero_key`,
  sql`create unique index certificat_numero on certificat (numero) where repris_de is null`,
  sql`create unique index certificat_repris on certificat (repris_de) where repris_de is not null`,
  sql`create index certificat_numero_repris on certificat (replace(texte_plie(numero), ' ', '')) where repris_de is not null`,
  sql`drop index certificat_a_signer`,
  sql`create index certificat_a_signer on certificat (id) where charge is null and repris_de is null`,
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
      -- Papers that were given out bear the identifier of their day; of a former register the whole number and what it called the row.
      new.recherche := ' ' || texte_plie(concat_ws(' ', new.prenom, new.nom,
        (select habilis_id from stagiaire where id = new.stagiaire_id),
        (select string_agg(habilis_id, ' ' order by habilis_id) from stagiaire_fusionne where stagiaire_id = new.stagiaire_id),
        case when new.repris_de is null then substring(new.numero from '[0-9]+$')
          else concat_ws(' ', new.numero, new.repris_de,
            (select string_agg(ancien, ' ') from reprise where genre = 'stagiaires' and objet_id = new.stagiaire_id)) end));
      return new;
    end $$`,
];

/** What a former register held is taken over under its own identifiers; its certificats have no session and no signature (decision 0263). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
