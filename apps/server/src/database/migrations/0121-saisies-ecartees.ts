import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`create table session_saisie_ecartee (
    id integer primary key generated always as identity,
    session_id integer not null references session_certification on delete cascade,
    ligne_id integer not null references session_stagiaire on delete cascade,
    formateur_id integer references personne,
    date_session date,
    date_fin_session date,
    mode text not null,
    present boolean,
    identite_verifiee boolean not null,
    resultat text,
    motif text,
    saisi_par integer references personne,
    saisi_le timestamptz,
    ecartee_le timestamptz not null,
    reprise_le timestamptz,
    scellee_le timestamptz)`,
  sql`create index session_saisie_ecartee_session on session_saisie_ecartee (session_id)`,
  sql`create index session_saisie_ecartee_ligne on session_saisie_ecartee (ligne_id)`,
  sql`create index session_saisie_ecartee_formateur on session_saisie_ecartee (formateur_id)`,
  sql`create index session_saisie_ecartee_saisi_par on session_saisie_ecartee (saisi_par)`,
  sql`create table session_confiee (
    id integer primary key generated always as identity,
    session_id integer not null references session_certification on delete cascade,
    personne_id integer not null references personne,
    confiee_le timestamptz not null,
    retiree_le timestamptz,
    constraint session_confiee_une unique (session_id, personne_id))`,
  sql`create index session_confiee_personne on session_confiee (personne_id)`,
  sql`insert into session_confiee (session_id, personne_id, confiee_le)
    select id, animateur_id, soumise_le from session_certification where animateur_id is not null and soumise_le is not null`,
  // What somebody else than the formateur entered is nobody's result.
  sql`insert into session_saisie_ecartee (session_id, ligne_id, formateur_id, date_session, date_fin_session, mode, present,
      identite_verifiee, resultat, motif, saisi_par, saisi_le, ecartee_le)
    select session.id, ligne.id, ligne.saisi_par, session.date_session, session.date_fin_session, session.mode, ligne.present,
      ligne.identite_verifiee, ligne.resultat, ligne.motif, ligne.saisi_par, ligne.saisi_le, now()
    from session_stagiaire ligne join session_certification session on session.id = ligne.session_id
    where session.etat in ('SAISIE', 'RESULTATS') and ligne.saisi_par <> session.animateur_id`,
  sql`update session_stagiaire ligne set present = null, identite_verifiee = false, resultat = null, motif = null, saisi_par = null,
      saisi_le = null, version = version + 1
    where exists (select from session_saisie_ecartee ecartee where ecartee.ligne_id = ligne.id)`,
];

/** What was entered for another formateur or other days is kept apart, and who a session was given to is known (decision 0140). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
