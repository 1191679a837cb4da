import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`alter table demande_complement_point add column motif text not null default 'autre'
    check (motif in ('differe', 'illisible', 'absent', 'incomplet', 'perime', 'autre'))`,
  // Until now a motif was the first line of what the entite reads.
  sql`update demande_complement_point set motif = case split_part(commentaire, E'\\n', 1)
      when 'Diffère de la pièce' then 'differe' when 'Illisible' then 'illisible' when 'Pièce absente' then 'absent'
      when 'Incomplet' then 'incomplet' when 'Périmé' then 'perime' end
    where split_part(commentaire, E'\\n', 1) in ('Diffère de la pièce', 'Illisible', 'Pièce absente', 'Incomplet', 'Périmé')`,
  // The points of the closed days are counted anew, by motif and field.
  sql`delete from fait_du_jour where mesure = 'complement'`,
  sql`insert into fait_du_jour (jour, mesure, caisse_id, departement, dispositif_niveau_id, detail, valeur, nombre)
    select jour_compte.jour, 'complement', coalesce(dh.caisse_id, da.caisse_id), entite.code_departement, dh.dispositif_niveau_id,
      point.motif || ' ' || point.chemin, null, count(*)::integer
    from demande_complement complement
      join demande_complement_point point on point.complement_id = complement.id
      join jour_compte on jour_compte.jour = (complement.demande_le at time zone 'Europe/Paris')::date
      left join demande_habilitation dh on dh.id = complement.demande_id
      left join demande_administrative da on da.id = complement.demande_administrative_id
      left join entite on entite.id = coalesce(dh.entite_id, da.entite_id)
    group by 1, 3, 4, 5, 6`,
];

/** Why each point of a complement is asked, and their figures by motif (ST1066). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
