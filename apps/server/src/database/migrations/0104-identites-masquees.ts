import { type Kysely, type RawBuilder, sql } from 'kysely';

/** As in 0070. */
const folded = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`trim(regexp_replace(
    replace(lower(regexp_replace(normalize(replace(${text}, 'Œ', 'oe'), NFD), '[\\u0300-\\u036f]', '', 'g')), 'œ', 'oe'),
    '[^a-z0-9]+', ' ', 'g'))`;

const STATEMENTS = [
  sql`alter table session_stagiaire
    add column masque boolean not null default false,
    add column naissance_saisie date,
    add column courriel_saisi text,
    add constraint session_stagiaire_masque check (
      case when masque then stagiaire_id is not null and nom_inscrit is not null
      else num_nonnulls(naissance_saisie, courriel_saisi) = 0 end)`,
  // A masked stagiaire is found by what was typed alone; once shown, by what was typed too.
  sql`create or replace function session_mots_stagiaires(variadic ids integer[]) returns void language sql as $$
    update session_certification session set recherche = split_part(recherche, '|', 1) || coalesce((
      select string_agg('| ' || ${folded(sql`mots`)}, '' order by rang) from (
        select rang, concat_ws(' ', case when not masque then concat_ws(' ', stagiaire.prenom, stagiaire.nom, habilis_id) end,
            case when nom_corrige is null then concat_ws(' ', prenom_inscrit, nom_inscrit) end) mots from session_stagiaire
          join stagiaire on stagiaire.id = stagiaire_id where session_id = session.id
        union all
        select rang, concat_ws(' ', pre_compte.prenom, pre_compte.nom) from session_stagiaire
          join pre_compte on pre_compte.id = pre_compte_id where session_stagiaire.session_id = session.id
      ) ligne), '')
    where id = any(ids) $$`,
  sql`create trigger session_stagiaire_masque after update of masque, nom_inscrit, prenom_inscrit on session_stagiaire
    for each row when ((old.masque, old.nom_inscrit, old.prenom_inscrit) is distinct from (new.masque, new.nom_inscrit, new.prenom_inscrit))
    execute function session_stagiaire_mots_ligne()`,
];

/** Of a stagiaire chosen among masked ones, what was typed stands until the certificat shows who it is (decision 0124). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
