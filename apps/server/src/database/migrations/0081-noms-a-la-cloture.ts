import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Same as `foldText`: lower case, no accent, only words of letters and digits. */
const folded = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`trim(regexp_replace(
    replace(lower(regexp_replace(normalize(replace(${text}, 'Œ', 'oe'), NFD), '[\\u0300-\\u036f]', '', 'g')), 'œ', 'oe'),
    '[^a-z0-9]+', ' ', 'g'))`;

const STATEMENTS = [
  sql`alter table certificat add column raison_sociale text, add column caisse text`,
  sql`create or replace function certificat_copies() returns trigger language plpgsql as $$
    begin
      select entite_caisse_id into new.caisse_id from habilitation where id = new.habilitation_id;
      -- Once: what replaces a certificat says what that one said.
      if new.raison_sociale is null then
        select raison_sociale, caisse into new.raison_sociale, new.caisse from certificat where id = new.remplace_id;
      end if;
      if new.raison_sociale is null then
        select raison_sociale into new.raison_sociale from entite where id = new.entite_id;
        select libelle into new.caisse from mrp where id = new.caisse_id;
      end if;
      new.entite_nom_tri := ${folded(sql`new.raison_sociale`)};
      new.nom_tri := ${folded(sql`concat_ws(' ', new.nom, new.prenom)`)};
      new.recherche := ' ' || ${folded(sql`concat_ws(' ', new.prenom, new.nom,
        (select habilis_id from stagiaire where id = new.stagiaire_id), substring(new.numero from '[0-9]+$'))`)};
      return new;
    end $$`,
  sql`update certificat set numero = numero`,
  sql`alter table certificat alter column raison_sociale set not null`,
  // A new name of the entite changes no certificat; another caisse still does, for lists.
  sql`drop trigger habilitation_certificats on habilitation`,
  sql`create trigger habilitation_certificats after update on habilitation for each row when
    (old.entite_caisse_id is distinct from new.entite_caisse_id) execute function habilitation_certificats()`,
];

/** A certificat keeps the names of its entite and of its caisse as they were at the closing (decision 0100). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
