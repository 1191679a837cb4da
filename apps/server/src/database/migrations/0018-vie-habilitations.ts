import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const MOTIFS = `('PIECES_ECHUES', 'AUDIT', 'REGLES_SESSION', 'FAUSSE_DECLARATION', 'FORMATEUR_SANS_CERTIFICAT', 'ASSURANCE',
  'ENTITE_FERMEE', 'DEMANDE_ENTITE')`;

const STATEMENTS = [
  // Renewals, reserves, and the reason for a suspension in force.
  sql`alter table habilitation
    add column source_id integer references habilitation (id),
    add column motif_suspension text check (motif_suspension in ${sql.raw(MOTIFS)}),
    add column date_decision_suspension date,
    add column reserve text,
    add column date_reserve date,
    add column reserve_levee_le date,
    add column cree_le date,
    add constraint habilitation_reserve check ((reserve is null) = (date_reserve is null))`,
  sql`create unique index habilitation_source on habilitation (source_id) where source_id is not null`,
  sql`create index habilitation_fin on habilitation (date_fin, id)`,
  sql`alter table habilitation_suspension add column motif text check (motif in ${sql.raw(MOTIFS)})`,
  sql`create table habilitation_fichier (
    habilitation_id integer not null references habilitation (id) on delete cascade,
    fichier_id integer not null references fichier (id),
    champ text not null,
    rang integer not null,
    primary key (habilitation_id, fichier_id)
  )`,
  sql`create index habilitation_fichier_fichier on habilitation_fichier (fichier_id)`,
  // The delegataire is the role's person: a delegation ends with the role.
  sql`create table delegation (
    id integer generated always as identity primary key,
    habilitation_id integer not null references habilitation (id) on delete cascade,
    role_id integer not null references role (id),
    debut_le timestamptz not null,
    fin_le timestamptz check (fin_le >= debut_le)
  )`,
  sql`create unique index delegation_en_cours on delegation (habilitation_id, role_id) where fin_le is null`,
  sql`create index delegation_role on delegation (role_id) where fin_le is null`,
];

/** The life of a habilitation: renewal, reserve, documents and delegataires. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
