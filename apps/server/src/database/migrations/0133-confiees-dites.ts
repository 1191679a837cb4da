import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`alter table session_confiee
    add column dite jsonb,
    add column nouvelle text,
    add column nouvelle_le date,
    add column agenda_sequence integer not null default 0,
    add column agenda_inscrite boolean not null default false`,
  // What stands when this begins is what its formateur knows: only what changes from then on is told.
  sql`update session_confiee set dite = jsonb_build_object(
      'situation', case
        when session_confiee.retiree_le is not null then 'RETIREE'
        when session.etat = 'SUPPRIMEE' then 'ANNULEE'
        when session.etat = 'SAISIE' then 'REPRISE'
        else 'A_TENIR' end,
      'dateSession', to_char(session.date_session, 'YYYY-MM-DD'),
      'dateFinSession', to_char(session.date_fin_session, 'YYYY-MM-DD'),
      'heureDebut', session.heure_debut,
      'heureFin', session.heure_fin,
      'lieu', nullif(concat_ws(', ', session.lieu_formation_adresse,
        nullif(concat_ws(' ', session.lieu_formation_code_postal, session.lieu_formation_ville), '')), ''))
    from session_certification session where session.id = session_confiee.session_id`,
  sql`create table formateur_prevenu (
    id integer primary key generated always as identity,
    demande_id integer not null references demande_habilitation on delete cascade,
    personne_id integer not null references personne,
    prevenu_le timestamptz not null,
    constraint formateur_prevenu_un unique (demande_id, personne_id))`,
  sql`create index formateur_prevenu_personne on formateur_prevenu (personne_id)`,
  // Those that are under way were declared without a word: they are not told of what is old.
  sql`insert into formateur_prevenu (demande_id, personne_id, prevenu_le)
    select link.demande_id, link.personne_id, now() from demande_habilitation_formateur link
    join demande_habilitation demande on demande.id = link.demande_id where demande.date_first_soumission is not null
    on conflict do nothing`,
];

/** What each formateur was told last of a session that was submitted to them, and who was told of being declared (decision 0149). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
