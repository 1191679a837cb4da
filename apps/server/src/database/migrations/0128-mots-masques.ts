import { type Kysely, type RawBuilder, sql } from 'kysely';

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  // A masked stagiaire is found by what was typed alone; once shown, by what was typed too.
  sql`create or replace function session_mots_stagiaires(variadic ids integer[]) returns void language sql as $$
    update session_certification session set recherche = split_part(recherche, '|', 1) || coalesce((
      select string_agg('| ' || texte_plie(mots), '' order by rang) from (
        select rang, concat_ws(' ', case when not masque then concat_ws(' ', stagiaire.prenom, stagiaire.nom, habilis_id) end,
            case when nom_corrige is null then concat_ws(' ', prenom_inscrit, nom_inscrit) end) mots from session_stagiaire
          join stagiaire on stagiaire.id = stagiaire_id where session_id = session.id
        union all
        select rang, concat_ws(' ', pre_compte.prenom, pre_compte.nom) from session_stagiaire
          join pre_compte on pre_compte.id = pre_compte_id where session_stagiaire.session_id = session.id
      ) ligne), '')
    where id = any(ids) $$`,
  sql`select session_mots_stagiaires(variadic array(
    select session_id from session_stagiaire where masque or nom_inscrit is not null))`,
];

/** The words of a session hold the mask, which 0111 had taken off with the folding of letters: no search tells who was chosen (decision 0124). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
