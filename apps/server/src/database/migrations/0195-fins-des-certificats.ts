import { type Kysely, type RawBuilder, sql } from 'kysely';

/** How many valid certificats of some rows there are, as many times as `sens` says. */
const counted = (rows: RawBuilder<unknown>) => sql`
  insert into fin_certificat (entite_id, caisse_id, departement, dispositif_niveau_id, date_fin, nombre)
    select changes.entite_id, changes.caisse_id, entite.code_departement, changes.dispositif_niveau_id, changes.date_fin, sum(changes.sens)
    from (${rows}) changes join entite on entite.id = changes.entite_id
    where changes.statut = 'VALIDE' group by 1, 2, 3, 4, 5 having sum(changes.sens) <> 0`;

const COLUMNS = sql`entite_id, caisse_id, dispositif_niveau_id, date_fin, statut`;
const added = sql`select ${COLUMNS}, 1 as sens from ajoutes`;
const taken = sql`select ${COLUMNS}, -1 as sens from retires`;

const STATEMENTS = [
  sql`create table fin_certificat (
    entite_id integer not null,
    caisse_id integer,
    departement text,
    dispositif_niveau_id integer not null,
    date_fin date,
    nombre integer not null)`,
  sql`create index fin_certificat_entite on fin_certificat (entite_id)`,
  sql`create function fin_certificat() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${counted(added)};
      elsif tg_op = 'DELETE' then ${counted(taken)};
      else ${counted(sql`${added} union all ${taken}`)};
      end if;
      return null;
    end $$`,
  sql`create trigger fin_certificat_ajout after insert on certificat
    referencing new table as ajoutes for each statement execute function fin_certificat()`,
  sql`create trigger fin_certificat_changement after update on certificat
    referencing old table as retires new table as ajoutes for each statement execute function fin_certificat()`,
  sql`create trigger fin_certificat_retrait after delete on certificat
    referencing old table as retires for each statement execute function fin_certificat()`,
  sql`create function entite_fins_certificats() returns trigger language plpgsql as $$
    begin
      update fin_certificat set departement = new.code_departement where entite_id = new.id;
      return null;
    end $$`,
  sql`create trigger entite_fins_certificats after update on entite for each row
    when (old.code_departement is distinct from new.code_departement) execute function entite_fins_certificats()`,
  counted(sql`select ${COLUMNS}, 1 as sens from certificat`),
];

/** How many certificats hold until when, kept by what is written: each act adds its difference and waits for no other (decision 0225). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
