import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  sql`alter table demande_complement
    alter column demande_id drop not null,
    add column demande_administrative_id integer references demande_administrative (id) on delete cascade,
    add constraint demande_complement_sujet check (num_nonnulls(demande_id, demande_administrative_id) = 1)`,
  sql`create index demande_complement_administrative on demande_complement (demande_administrative_id, id)
    where demande_administrative_id is not null`,
  // Only the history recorded who asked, and in which task.
  sql`with kept as (
    insert into demande_complement (demande_administrative_id, tache, auteur_role_id, demande_le, repondu_le)
    select demande.id, pas.tache, pas.role_id, (demande.complement ->> 'demandeLe')::timestamptz,
      (demande.complement ->> 'reponduLe')::timestamptz
    from demande_administrative demande
    cross join lateral (
      select passe.tache, role.id as role_id
      from historique_commentaire passe
      join role on role.personne_id = passe.auteur_id and role.type = passe.auteur_role_type
      where passe.demande_type = 'DA' and passe.demande_id = demande.id
        and passe.tache_suivante = 'da_complement' and passe.tache <> 'da_complement'
      order by passe.id desc, role.id desc
      limit 1
    ) pas
    where demande.complement is not null
    returning id, demande_administrative_id, repondu_le
  )
  insert into demande_complement_point (complement_id, rang, chemin, commentaire, valeur_avant, valeur_apres, traite)
  select kept.id, point.rang - 1, point.valeur ->> 'chemin', point.valeur ->> 'commentaire', point.valeur -> 'avant',
    nullif(point.valeur -> 'apres', 'null'::jsonb), kept.repondu_le is not null
  from kept
  join demande_administrative demande on demande.id = kept.demande_administrative_id
  cross join lateral jsonb_array_elements(demande.complement -> 'points') with ordinality as point (valeur, rang)`,
  sql`alter table demande_administrative drop column complement`,
];

/** Complements of demandes administratives move to the tables of demandes d'habilitation, with every round. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
