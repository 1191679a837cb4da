import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Without entite and caisse it hears of everything.
  sql`create table webhook (
    id integer primary key generated always as identity,
    version integer not null default 0,
    nom text not null,
    entite_id integer references entite (id) on delete cascade,
    caisse_id integer references mrp (id),
    adresse text not null,
    types text[] not null,
    secret text not null,
    secret_le timestamptz not null,
    ancien_secret text,
    ancien_secret_jusque timestamptz,
    responsable_id integer references role (id) on delete set null,
    cree_le timestamptz not null,
    derniere_le timestamptz,
    dernier_resultat text,
    dernier_statut integer,
    arrete_le timestamptz,
    arrete_motif text,
    check (entite_id is null or caisse_id is null),
    check ((ancien_secret is null) = (ancien_secret_jusque is null)),
    check ((arrete_le is null) = (arrete_motif is null)))`,
  sql`create index webhook_entite on webhook (entite_id)`,
  sql`create index webhook_responsable on webhook (responsable_id)`,
  // A trial has no event; the object of one may be gone, and the event itself later on.
  sql`create table webhook_livraison (
    id integer primary key generated always as identity,
    webhook_id integer not null references webhook (id) on delete cascade,
    evenement_id integer,
    message_id text not null unique,
    type text not null,
    objet_type text not null,
    objet_id integer not null,
    numero text not null,
    survenu_le timestamptz not null,
    etat text not null check (etat in ('ATTENTE', 'REMISE', 'ABANDONNEE')),
    tentatives integer not null default 0,
    depuis timestamptz not null,
    prochaine_le timestamptz,
    prise_jusque timestamptz,
    check ((etat = 'ATTENTE') = (prochaine_le is not null)),
    unique (webhook_id, evenement_id))`,
  sql`create index webhook_livraison_due on webhook_livraison (webhook_id, prochaine_le, id) where etat = 'ATTENTE'`,
  sql`create index webhook_livraison_liste on webhook_livraison (webhook_id, id)`,
  sql`create index webhook_livraison_survenue on webhook_livraison (webhook_id, survenu_le)`,
  sql`create table webhook_tentative (
    id integer primary key generated always as identity,
    livraison_id integer not null references webhook_livraison (id) on delete cascade,
    faite_le timestamptz not null,
    duree_ms integer not null,
    resultat text not null,
    statut integer,
    reponse text not null)`,
  sql`create index webhook_tentative_livraison on webhook_tentative (livraison_id, id)`,
];

/** Webhooks, their messages and each try of one (decision 0260). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
