import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@habilis/server/database/Database';

/** What the network counts: as kept, and as its rows say it; and what figures of a day tell of either. */
type Stock = {
  readonly kept: RawBuilder<unknown>;
  readonly rows: RawBuilder<unknown>;
  readonly told: (day: string) => RawBuilder<unknown>;
};

const later = (day: string, months: number) => sql`(${day}::date + ${`${months} months`}::interval)::date`;
const PLACE = sql`caisse_id, departement, dispositif_niveau_id`;

const STOCKS: Readonly<Record<string, Stock>> = {
  certificats: {
    kept: sql`select ${PLACE}, date_fin, nombre, 0 as ages from stock_certificat`,
    rows: sql`select certificat.caisse_id, code_departement as departement, dispositif_niveau_id, coalesce(date_fin, 'infinity') as date_fin, 1 as nombre, 0 as ages
      from certificat join entite on entite.id = entite_id where statut = 'VALIDE'`,
    told: (day) => sql`${PLACE}, date_fin <= ${later(day, 3)} as a_renouveler, date_fin < ${later(day, 3)} as trois,
      date_fin < ${later(day, 6)} as six, date_fin < ${later(day, 9)} as neuf, date_fin < ${later(day, 12)} as douze
      from lignes where date_fin >= ${day}::date`,
  },
  habilitations: {
    kept: sql`select ${PLACE}, date_debut, date_fin, date_fin_suspension, prorogee, nombre, 0 as ages from stock_habilitation`,
    rows: sql`select entite_caisse_id as caisse_id, code_departement as departement, dispositif_niveau_id, date_debut,
      coalesce(date_fin, 'infinity') as date_fin, coalesce(date_fin_suspension, '-infinity') as date_fin_suspension, prorogee, 1 as nombre, 0 as ages
      from habilitation join entite on entite.id = entite_id where not rupture`,
    told: (
      day,
    ) => sql`${PLACE}, date_fin_suspension >= ${day}::date as suspendue, date_fin < ${later(day, 6)} as proche,
      case when date_fin between ${day}::date and ${later(day, 12)} then date_trunc('month', date_fin) end as mois
      from lignes where date_fin_suspension >= ${day}::date
        or (date_debut <= ${day}::date and (prorogee or (date_fin >= date_debut and date_fin >= ${day}::date)))`,
  },
  demandes: {
    kept: sql`select ${PLACE}, tache, deposee, assigne_id, date_debut_tache, date_echeance, nombre, ages from stock_demande`,
    rows: sql`select demandes.caisse_id, code_departement as departement, dispositif_niveau_id, tache, deposee, assigne_id, date_debut_tache,
        coalesce(date_echeance, 'infinity') as date_echeance, 1 as nombre, date_debut_tache - date '2000-01-01' as ages
      from (select entite_id, caisse_id, dispositif_niveau_id, tache, date_first_soumission is not null as deposee, assigne_id, date_debut_tache, date_echeance
        from demande_habilitation where en_cours
        union all select entite_id, caisse_id, null, tache, true, assigne_id, date_debut_tache, date_echeance
        from demande_administrative where en_cours) demandes left join entite on entite.id = entite_id`,
    told: (day) => sql`${PLACE}, tache, deposee, assigne_id, date_debut_tache > ${day}::date - 15 as moins15,
      date_debut_tache > ${day}::date - 31 as moins31, date_debut_tache > ${day}::date - 61 as moins61, date_echeance < ${day}::date as en_retard
      from lignes where true`,
  },
  roles: {
    kept: sql`select type, nombre, 0 as ages from stock_role`,
    rows: sql`select type, count(distinct personne_id)::integer as nombre, 0 as ages from role where fin_le is null group by type`,
    told: () => sql`type from lignes where true`,
  },
  personnes: {
    kept: sql`select nombre, 0 as ages from stock_personne`,
    rows: sql`select count(*)::integer as nombre, 0 as ages from personne where etat <> 'fusionnee'`,
    told: () => sql`'tous' as tous from lignes where true`,
  },
};

/** What the figures of a day tell of each stock, as kept and as the rows say it. */
export async function stocksOn(
  db: Kysely<Database>,
  day: string,
): Promise<readonly { readonly stock: string; readonly kept: unknown; readonly rows: unknown }[]> {
  const toldBy = async (source: RawBuilder<unknown>, { told }: Stock) =>
    (
      await sql`with lignes as (${source})
        select (to_jsonb(told_row) - 'nombre' - 'ages')::text as told_row, sum(nombre)::integer as nombre, sum(ages)::double precision as ages
        from (select nombre, ages, ${told(day)}) told_row group by 1 having sum(nombre) <> 0 order by 1`.execute(db)
    ).rows;
  const all: { stock: string; kept: unknown; rows: unknown }[] = [];
  for (const [stock, one] of Object.entries(STOCKS))
    all.push({ stock, kept: await toldBy(one.kept, one), rows: await toldBy(one.rows, one) });
  return all;
}
