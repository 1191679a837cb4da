import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Steps of a day are looked for by the kind of their demande.
  sql`drop index historique_commentaire_jour`,
  sql`create index historique_commentaire_jour on historique_commentaire (demande_type, cree_le)`,
  sql`create table fait_du_mois (
    mois date not null,
    mesure text not null,
    est_situe boolean not null,
    caisse_id integer references mrp (id),
    departement text,
    dispositif_niveau_id integer references dispositif_niveau (id),
    detail text not null,
    valeur integer,
    nombre integer not null)`,
  sql`create index fait_du_mois_mesure on fait_du_mois (mesure, est_situe, mois)
    include (caisse_id, departement, dispositif_niveau_id, detail, valeur, nombre)`,
  sql`create index fait_du_mois_mois on fait_du_mois (mois)`,
  sql`create index fait_du_mois_caisse on fait_du_mois (caisse_id)`,
  sql`create index fait_du_mois_niveau on fait_du_mois (dispositif_niveau_id)`,
  sql`create function ajoute_faits_du_mois(premier date, dernier date) returns void language sql as $$
    insert into fait_du_mois (mois, mesure, est_situe, caisse_id, departement, dispositif_niveau_id, detail, valeur, nombre)
    select mois, mesure, grouping(departement) = 0, caisse_id, departement, dispositif_niveau_id, detail, valeur, sum(nombre)
    from (select date_trunc('month', jour)::date as mois, fait_du_jour.* from fait_du_jour where jour between premier and dernier) faits
    group by grouping sets ((mois, mesure, caisse_id, departement, dispositif_niveau_id, detail, valeur), (mois, mesure, caisse_id, detail, valeur)) $$`,
  sql`select ajoute_faits_du_mois(min(jour), max(jour)) from fait_du_jour`,
];

/** The facts of the closed days put together by month, once with département and niveau and once without: a page of a year reads eleven months and their edges (decision 0225). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
