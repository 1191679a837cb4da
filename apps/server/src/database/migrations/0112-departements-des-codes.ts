import { type Kysely, sql } from 'kysely';

/** An entite whose postal code no commune has stands in the département of its digits (rules/dossier#caisse). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update entite set code_departement = case
      when code_postal = '97133' then '977'
      when code_postal = '97150' then '978'
      when code_postal like '970%' then '971'
      when code_postal like '97%' or code_postal ~ '^98[678]' then left(code_postal, 3)
      when code_postal like '20%' then case when code_postal < '20200' then '2A' else '2B' end
      else left(code_postal, 2) end
    where code_departement is null and code_postal ~ '^([0-9]{5})$' and code_postal !~ '^(00|96|979|98[0-59]|99)'`.execute(
    db,
  );
}
