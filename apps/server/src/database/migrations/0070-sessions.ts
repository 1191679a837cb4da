import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';

/** Same as `foldText`: lower case, no accent, only words of letters and digits. */
const folded = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`trim(regexp_replace(
    replace(lower(regexp_replace(normalize(replace(${text}, 'Œ', 'oe'), NFD), '[\\u0300-\\u036f]', '', 'g')), 'œ', 'oe'),
    '[^a-z0-9]+', ' ', 'g'))`;

const HEURE = sql.raw(`'^([01][0-9]|2[0-3]):[0-5][0-9]$'`);

const SESSION = [
  sql`alter table session_certification
    add column cle_brouillon uuid unique,
    add column heure_debut text check (heure_debut ~ ${HEURE}),
    add column heure_fin text check (heure_fin ~ ${HEURE}),
    add column date_suppression date,
    add column soumise_le timestamptz,
    add column resultats_soumis_le timestamptz,
    add column close_le timestamptz,
    add column supprimee_le timestamptz,
    add column ouverte_par_role text,
    add column ouverte_par_role_id integer references role (id) on delete set null,
    add column commentaire_renvoi text,
    -- Copied from the habilitation, which copies the last two from its entite.
    add column entite_id integer,
    add column dispositif_niveau_id integer,
    add column caisse_id integer,
    add column entite_nom_tri text collate "C",
    -- The words of the session, then those of each stagiaire after a bar.
    add column recherche text collate "C" not null default ''`,
  sql`update session_certification set
    date_suppression = date_fin_session + interval '3 months',
    soumise_le = case when etat in ('RESULTATS', 'VERIFICATION', 'CLOTUREE') then date_session end,
    resultats_soumis_le = case when etat in ('VERIFICATION', 'CLOTUREE') then date_fin_session end,
    close_le = case when etat = 'CLOTUREE' then date_fin_session end,
    supprimee_le = case when etat = 'SUPPRIMEE' then now() end`,
  sql`alter table session_certification
    add constraint session_certification_heures check (heure_debut < heure_fin),
    add constraint session_certification_etapes check (
      (etat in ('SAISIE', 'SUPPRIMEE') or soumise_le is not null)
      and (etat not in ('VERIFICATION', 'CLOTUREE') or resultats_soumis_le is not null)
      and (etat = 'CLOTUREE') = (close_le is not null)
      and (etat = 'SUPPRIMEE') = (supprimee_le is not null))`,
];

const STAGIAIRES = [
  sql`create table stagiaire (
    id integer generated always as identity primary key,
    habilis_id text not null unique check (habilis_id ~ '^[A-Z]{3}[0-9]{5}$'),
    nom text not null,
    prenom text not null,
    date_naissance date,
    courriel text,
    personne_id integer references personne (id),
    cree_le timestamptz not null default now(),
    pseudonymise_le timestamptz,
    -- Names as they are compared (cleDeNom).
    cle_nom text collate "C" not null
  )`,
  sql`create index stagiaire_nom on stagiaire (cle_nom, date_naissance)`,
  sql`create index stagiaire_naissance on stagiaire (date_naissance, cle_nom) where date_naissance is not null`,
  sql`create index stagiaire_personne on stagiaire (personne_id) where personne_id is not null`,
  sql`create table pre_compte (
    id integer generated always as identity primary key,
    session_id integer not null references session_certification (id) on delete cascade,
    nom text not null,
    prenom text not null,
    date_naissance date,
    courriel text,
    cree_le timestamptz not null default now(),
    unique (id, session_id)
  )`,
  sql`create index pre_compte_session on pre_compte (session_id)`,
  sql`create index pre_compte_creation on pre_compte (cree_le)`,
  sql`create table session_import (
    id integer generated always as identity primary key,
    session_id integer not null references session_certification (id) on delete cascade,
    le timestamptz not null default now(),
    personne_id integer not null references personne (id),
    nb_lignes integer not null check (nb_lignes > 0),
    unique (id, session_id)
  )`,
  sql`create index session_import_session on session_import (session_id)`,
  sql`create table import_colonnes (
    entite_id integer not null references entite (id) on delete cascade,
    entete text not null,
    champ text not null,
    primary key (entite_id, entete)
  )`,
  sql`create table session_stagiaire (
    id integer generated always as identity primary key,
    session_id integer not null references session_certification (id) on delete cascade,
    rang integer not null,
    stagiaire_id integer references stagiaire (id),
    pre_compte_id integer unique,
    import_id integer,
    present boolean,
    resultat text check (resultat in ('ADMIS', 'NON_ADMIS', 'ABSENT')),
    motif text,
    identite_verifiee boolean not null default false,
    version integer not null default 1,
    saisi_par integer references personne (id),
    saisi_le timestamptz,
    unique (id, session_id),
    unique (session_id, rang) deferrable initially deferred,
    unique (session_id, stagiaire_id),
    constraint session_stagiaire_une_identite check (num_nonnulls(stagiaire_id, pre_compte_id) = 1),
    -- Who was absent has no other result, and only who was there has one.
    constraint session_stagiaire_presence check (
      resultat is null or (present is not null and present = (resultat <> 'ABSENT'))),
    -- A pre-account or an import of another session is none.
    constraint session_stagiaire_pre_compte foreign key (pre_compte_id, session_id) references pre_compte (id, session_id),
    constraint session_stagiaire_import foreign key (import_id, session_id) references session_import (id, session_id)
  )`,
  sql`create index session_stagiaire_stagiaire on session_stagiaire (stagiaire_id, session_id) where stagiaire_id is not null`,
  sql`create index session_stagiaire_par_import on session_stagiaire (import_id) where import_id is not null`,
  sql`create index session_stagiaire_saisi_par on session_stagiaire (saisi_par) where saisi_par is not null`,
  sql`create table session_etape (
    id integer generated always as identity primary key,
    session_id integer not null references session_certification (id) on delete cascade,
    action text not null,
    de text,
    vers text not null,
    commentaire text,
    personne_id integer references personne (id),
    en_tant_que_par integer references personne (id),
    role_type text,
    le timestamptz not null default now()
  )`,
  sql`create index session_etape_session on session_etape (session_id, id)`,
  sql`create table certificat (
    -- The serial of all certificats, whatever their niveau (rules/demandes#numbers).
    id integer generated always as identity primary key,
    numero text not null unique,
    session_id integer not null references session_certification (id),
    session_stagiaire_id integer not null,
    stagiaire_id integer not null references stagiaire (id),
    entite_id integer not null references entite (id),
    habilitation_id integer not null references habilitation (id),
    dispositif_niveau_id integer not null references dispositif_niveau (id),
    mode text not null check (mode in ('INI', 'MAC')),
    nom text not null,
    prenom text not null,
    date_obtention date not null,
    date_fin date check (date_fin >= date_obtention),
    formateur_id integer not null references personne (id),
    statut text not null default 'VALIDE' check (statut in ('VALIDE', 'REVOQUE')),
    cree_le timestamptz not null default now(),
    constraint certificat_ligne foreign key (session_stagiaire_id, session_id) references session_stagiaire (id, session_id)
  )`,
  // A result gives one certificat: another replaces one that is revoked.
  sql`create unique index certificat_valide on certificat (session_stagiaire_id) where statut = 'VALIDE'`,
  sql`create index certificat_session on certificat (session_id)`,
  sql`create index certificat_stagiaire on certificat (stagiaire_id, dispositif_niveau_id, date_fin)`,
  sql`create index certificat_habilitation on certificat (habilitation_id)`,
  sql`create index certificat_formateur_de on certificat (formateur_id)`,
];

/** An identifier names one human being, in either table. */
const IDENTIFIERS = [
  sql`create function stagiaire_habilis_id() returns trigger language plpgsql as $$
    begin
      if exists (select from personne where habilis_id = new.habilis_id and id is distinct from new.personne_id) then
        raise unique_violation using message = 'identifiant d’une autre personne', constraint = 'stagiaire_habilis_id_libre';
      end if;
      return new;
    end $$`,
  sql`create function personne_habilis_id() returns trigger language plpgsql as $$
    begin
      if exists (select from stagiaire where habilis_id = new.habilis_id and personne_id is distinct from new.id) then
        raise unique_violation using message = 'identifiant d’un stagiaire', constraint = 'personne_habilis_id_libre';
      end if;
      return new;
    end $$`,
  sql`create trigger stagiaire_habilis_id before insert or update of habilis_id on stagiaire
    for each row execute function stagiaire_habilis_id()`,
  sql`create trigger personne_habilis_id before insert or update of habilis_id on personne
    for each row execute function personne_habilis_id()`,
];

/** What a list of sessions orders, narrows and searches by lies on its row; kept up to date from every side. */
const COPIES = [
  sql`create function session_copies() returns trigger language plpgsql as $$
    declare
      words text;
    begin
      select entite_id, dispositif_niveau_id, entite_caisse_id, entite_nom_tri
        into new.entite_id, new.dispositif_niveau_id, new.caisse_id, new.entite_nom_tri
        from habilitation where id = new.habilitation_id;
      select concat_ws(' ', prenom, nom, habilis_id) into words from personne where id = new.animateur_id;
      words := concat_ws(' ', new.numero, new.entite_nom_tri, words, new.lieu_formation_code_postal, new.lieu_formation_ville,
        case when new.lieu_formation = 'HF' then new.lieu_formation_adresse end);
      new.recherche := ' ' || ${folded(sql`words`)} || coalesce(substring(new.recherche from '[|].*'), '');
      return new;
    end $$`,
  sql`create function session_mots_stagiaires(variadic ids integer[]) returns void language sql as $$
    update session_certification session set recherche = split_part(recherche, '|', 1) || coalesce((
      select string_agg('| ' || ${folded(sql`concat_ws(' ', prenom, nom, habilis_id)`)}, '' order by rang) from (
        select rang, stagiaire.prenom, stagiaire.nom, habilis_id from session_stagiaire
          join stagiaire on stagiaire.id = stagiaire_id where session_id = session.id
        union all
        select rang, pre_compte.prenom, pre_compte.nom, null from session_stagiaire
          join pre_compte on pre_compte.id = pre_compte_id where session_stagiaire.session_id = session.id
      ) ligne), '')
    where id = any(ids) $$`,
  sql`create function habilitation_sessions() returns trigger language plpgsql as $$
    begin
      update session_certification set habilitation_id = habilitation_id where habilitation_id = new.id;
      return null;
    end $$`,
  sql`create function personne_sessions() returns trigger language plpgsql as $$
    begin
      update session_certification set animateur_id = animateur_id where animateur_id = new.id;
      return null;
    end $$`,
  sql`create function session_stagiaire_mots() returns trigger language plpgsql as $$
    begin
      perform session_mots_stagiaires(variadic array(select distinct session_id from changed order by 1));
      return null;
    end $$`,
  sql`create function session_stagiaire_mots_ligne() returns trigger language plpgsql as $$
    begin
      perform session_mots_stagiaires(new.session_id);
      return null;
    end $$`,
  sql`create function stagiaire_mots() returns trigger language plpgsql as $$
    begin
      perform session_mots_stagiaires(variadic array(
        select session_id from session_stagiaire where stagiaire_id = new.id order by 1));
      return null;
    end $$`,
  sql`create trigger session_copies before insert or update of numero, habilitation_id, animateur_id, lieu_formation,
      lieu_formation_adresse, lieu_formation_code_postal, lieu_formation_ville on session_certification
    for each row execute function session_copies()`,
  sql`create trigger habilitation_sessions after update on habilitation for each row when
    ((old.entite_id, old.dispositif_niveau_id, old.entite_caisse_id, old.entite_nom_tri) is distinct from
      (new.entite_id, new.dispositif_niveau_id, new.entite_caisse_id, new.entite_nom_tri))
    execute function habilitation_sessions()`,
  sql`create trigger personne_sessions after update on personne for each row when
    ((old.nom, old.prenom, old.habilis_id) is distinct from (new.nom, new.prenom, new.habilis_id))
    execute function personne_sessions()`,
  sql`create trigger session_stagiaire_ajout after insert on session_stagiaire
    referencing new table as changed for each statement execute function session_stagiaire_mots()`,
  sql`create trigger session_stagiaire_retrait after delete on session_stagiaire
    referencing old table as changed for each statement execute function session_stagiaire_mots()`,
  sql`create trigger session_stagiaire_identite after update of stagiaire_id, pre_compte_id, rang on session_stagiaire
    for each row when ((old.stagiaire_id, old.pre_compte_id, old.rang) is distinct from (new.stagiaire_id, new.pre_compte_id, new.rang))
    execute function session_stagiaire_mots_ligne()`,
  sql`create trigger stagiaire_mots after update on stagiaire for each row when
    ((old.nom, old.prenom, old.habilis_id) is distinct from (new.nom, new.prenom, new.habilis_id))
    execute function stagiaire_mots()`,
  sql`create trigger pre_compte_mots after update on pre_compte for each row when
    ((old.nom, old.prenom) is distinct from (new.nom, new.prenom)) execute function session_stagiaire_mots_ligne()`,
  sql`update session_certification set numero = numero`,
  sql`alter table session_certification
    alter column entite_id set not null,
    alter column dispositif_niveau_id set not null,
    alter column entite_nom_tri set not null`,
];

const INDEXES = [
  sql`create index session_certification_ouverte on session_certification (date_suppression, id)
    include (etat, entite_id, animateur_id, habilitation_id) where etat in ('SAISIE', 'RESULTATS', 'VERIFICATION')`,
  sql`create index session_certification_supprimee on session_certification (supprimee_le, id) where supprimee_le is not null`,
  sql`create index session_certification_recherche on session_certification using gin (to_tsvector('simple', recherche))
    where etat <> 'SUPPRIMEE'`,
];

/** Certification sessions from their opening to their certificats: stagiaires, results, history and what lists read (decision 0083). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...SESSION, ...STAGIAIRES, ...IDENTIFIERS, ...COPIES, ...INDEXES]) {
    await statement.execute(db);
  }
}
