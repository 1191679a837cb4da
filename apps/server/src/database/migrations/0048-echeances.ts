import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  // The date stands in the reference of the entite; a column, so that a caisse's are found by date.
  sql`alter table demande_administrative add column date_attestation_urssaf date generated always as (
    case when coalesce(donnees_validees, case when tache = 'validee' then donnees end) ->> 'declarationUrssaf' = 'true'
      then make_date(
        substr(coalesce(donnees_validees, donnees) ->> 'dateAttestationUrssaf', 1, 4)::integer,
        substr(coalesce(donnees_validees, donnees) ->> 'dateAttestationUrssaf', 6, 2)::integer,
        substr(coalesce(donnees_validees, donnees) ->> 'dateAttestationUrssaf', 9, 2)::integer
      ) end
  ) stored`,
  sql`create index demande_administrative_attestation on demande_administrative (caisse_id, date_attestation_urssaf, id)
    where en_cours and date_attestation_urssaf is not null`,
  // The months of every scope are counted from indexes alone.
  sql`create index demande_administrative_suspension on demande_administrative (date_suspension_administrative, id)
    include (caisse_id, tache) where en_cours and date_suspension_administrative is not null`,
  sql`create index habilitation_reserve on habilitation (date_reserve, id)
    include (entite_caisse_id, dispositif_niveau_id, rupture) where date_reserve is not null and reserve_levee_le is null`,
  sql`drop index habilitation_suspendue`,
  sql`create index habilitation_suspendue on habilitation (date_fin_suspension, id)
    include (entite_caisse_id, dispositif_niveau_id, rupture) where date_fin_suspension is not null`,
  sql`drop index demande_habilitation_cnh`,
  sql`create index demande_habilitation_cnh on demande_habilitation (date_cnh, id)
    include (tache, caisse_id, dispositif_niveau_id, date_first_soumission) where en_cours and date_cnh is not null`,
  sql`drop index demande_habilitation_taches, demande_habilitation_niveau, demande_administrative_taches`,
  sql`create index demande_habilitation_taches on demande_habilitation (caisse_id, tache, date_echeance, id)
    include (en_cours, date_first_soumission)`,
  sql`create index demande_habilitation_niveau on demande_habilitation (dispositif_niveau_id, tache, date_echeance, id)
    include (en_cours, date_first_soumission)`,
  sql`create index demande_administrative_taches on demande_administrative (caisse_id, tache, date_echeance, id)
    include (en_cours)`,
  sql`create index habilitation_a_confirmer on habilitation (dispositif_niveau_id, id) where suspension_a_confirmer`,
  // One calendar for each role; the address itself is not kept.
  sql`create table calendrier (
    role_id integer primary key references role (id) on delete cascade,
    empreinte text not null,
    cree_le timestamptz not null,
    lu_le timestamptz
  )`,
];

/** The line of time: what ends by date, and the personal calendars (decision 0069). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
