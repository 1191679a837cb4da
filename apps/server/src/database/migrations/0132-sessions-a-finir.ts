import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`alter table habilitation add column fin_decidee_le date`,
  sql`alter table entite add column fin_activite_decidee_le date`,
  sql`update habilitation set fin_decidee_le = decidee.le from (
      select objet_id, max(fait_le at time zone 'Europe/Paris')::date as le from audit
      where objet_type = 'habilitation' and action = 'habilitation-fin-changee'
        and detail->>'fin' < coalesce(detail->>'debut', '9999')
      group by objet_id
    ) decidee where decidee.objet_id = habilitation.id`,
  sql`update entite set fin_activite_decidee_le = decidee.le from (
      select objet_id, max(fait_le at time zone 'Europe/Paris')::date as le from audit
      where objet_type = 'entite' and action = 'fin-activite' group by objet_id
    ) decidee where decidee.objet_id = entite.id and entite.date_fin_activite is not null`,
];

/** The day on which an end was decided: classes that had begun by then are finished (decision 0148). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
