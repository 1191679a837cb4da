import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  sql`create table decision_commission (
    id integer generated always as identity primary key,
    demande_id integer not null references demande_habilitation (id) on delete cascade,
    date_cnh date not null,
    decision text not null check (decision in ('ACCORDE', 'ACCORDE_SOUS_RESERVE', 'AJOURNE', 'REFUSE')),
    avec_complement boolean not null default false,
    motif text,
    date_debut date,
    decideur_id integer not null references personne (id),
    role_id integer not null references role (id),
    en_tant_que_par integer references personne (id),
    prise_le timestamptz not null,
    envoi_le timestamptz not null,
    etat text not null default 'a-envoyer' check (etat in ('a-envoyer', 'envoyee', 'annulee')),
    traitee_le timestamptz,
    annulee_par integer references personne (id),
    obstacle text,
    lettre jsonb,
    check (not avec_complement or decision = 'AJOURNE'),
    check ((etat = 'a-envoyer') = (traitee_le is null)),
    check ((etat = 'envoyee') = (lettre is not null))
  )`,
  // At most one letter waits per demande.
  sql`create unique index decision_commission_a_envoyer on decision_commission (demande_id) where etat = 'a-envoyer'`,
  sql`create index decision_commission_envoi on decision_commission (envoi_le) where etat = 'a-envoyer'`,
  sql`create index decision_commission_demande on decision_commission (demande_id, id)`,
  sql`create index decision_commission_date on decision_commission (date_cnh, id) where etat <> 'annulee'`,
];

/** The commission's decisions: they may be cancelled while the letter waits; the sent letter is kept as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
