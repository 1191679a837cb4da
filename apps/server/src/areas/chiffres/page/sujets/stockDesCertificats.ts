import { addMonths } from '@habilis/domain/date/addMonths';
import { derniereFinARenouveler } from '@habilis/domain/certificat/vues';
import { type RawBuilder, sql } from 'kysely';
import { certificatsIn, conditionsOf } from '../../../certificats/certificat/certificatRows.ts';
import type { LectureDuRole } from '../Lecture.ts';
import { onceFor } from '../onceFor.ts';
import { COLUMNS_DU_STOCK, filtresDuStock } from '../stock.ts';

/** Quarters of a year from today in which ends are told. */
export const TRIMESTRES = [0, 1, 2, 3] as const;

/** Some certificats in force, of one département and one niveau. */
export type Part = {
  readonly departement: string | null;
  readonly niveau: string;
  readonly libelle: string;
  /** The quarter from today in which they end; null later, or never. */
  readonly trimestre: (typeof TRIMESTRES)[number] | null;
  readonly aRenouveler: boolean;
  readonly nombre: number;
};

/** Their rows by scope: those of the network are kept counted, of one entite or one person they are few. */
function sourceDe({ context, condition, filtres, isReseau, today }: LectureDuRole): RawBuilder<unknown> {
  if (isReseau)
    return sql`(select * from stock_certificat flux where ${sql.join(
      [condition, sql`flux.date_fin >= ${today}::date`, ...filtresDuStock(filtres, COLUMNS_DU_STOCK)],
      sql` and `,
    )})`;
  const { parts } = conditionsOf({ vue: 'en-vigueur' }, today);
  const isInForce = sql<boolean>`(${sql.join(
    parts.map(({ whole }) => whole),
    sql` or `,
  )})`;
  const columns = {
    caisse: 'certificat.caisse_id',
    entite: 'certificat.entite_id',
    niveau: 'certificat.dispositif_niveau_id',
  };
  return sql`(${certificatsIn(context, [isInForce, ...filtresDuStock(filtres, columns)])
    .innerJoin('entite', 'entite.id', 'certificat.entite_id')
    .select(['entite.code_departement as departement', 'certificat.dispositif_niveau_id'])
    .select(['certificat.date_fin', sql<number>`1`.as('nombre')])})`;
}

async function readParts(lecture: LectureDuRole): Promise<readonly Part[]> {
  const { db, today } = lecture;
  const limits = TRIMESTRES.map((place) => addMonths(today, (place + 1) * 3));
  const quarter = sql`case ${sql.join(
    TRIMESTRES.map((place) => sql`when flux.date_fin < ${limits[place]}::date then ${sql.lit(place)}`),
    sql` `,
  )} end`;
  const { rows } = await sql<Part>`
    select flux.departement, niveau.code as niveau, dispositif.libelle_court || ' – ' || niveau.niveau as libelle, flux.trimestre,
      coalesce(flux.a_renouveler, false) as "aRenouveler", flux.nombre
    from (select flux.departement, flux.dispositif_niveau_id, ${quarter} as trimestre,
        flux.date_fin <= ${derniereFinARenouveler(today)}::date as a_renouveler, sum(flux.nombre)::integer as nombre
      from ${sourceDe(lecture)} flux group by 1, 2, 3, 4) flux
      join dispositif_niveau niveau on niveau.id = flux.dispositif_niveau_id
      join dispositif on dispositif.id = niveau.dispositif_id
    where flux.nombre <> 0`.execute(db);
  return rows;
}

/** The certificats in force under the filters of a page, by where they are, what they are of and when they end. */
export const stockDesCertificats = (lecture: LectureDuRole): Promise<readonly Part[]> =>
  onceFor(lecture, ['certificats'], () => readParts(lecture));
