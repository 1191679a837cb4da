import { addMonths } from '@habilis/domain/date/addMonths';
import { derniereFinARenouveler } from '@habilis/domain/certificat/vues';
import { type RawBuilder, sql } from 'kysely';
import { certificatsIn, conditionsOf } from '../../../certificats/certificat/certificatRows.ts';
import { filtresDuFlux } from '../readFlux.ts';
import type { LectureDuRole } from '../Lecture.ts';

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
function sourceDe({ context, condition, isReseau, today }: LectureDuRole): RawBuilder<unknown> {
  if (isReseau)
    return sql`(select * from fin_certificat flux where ${condition} and (flux.date_fin >= ${today}::date or flux.date_fin is null))`;
  const { parts } = conditionsOf({ vue: 'en-vigueur' }, today);
  const isInForce = sql<boolean>`(${sql.join(
    parts.map(({ whole }) => whole),
    sql` or `,
  )})`;
  return sql`(${certificatsIn(context, [isInForce])
    .innerJoin('entite', 'entite.id', 'certificat.entite_id')
    .select(['certificat.caisse_id', 'entite.code_departement as departement', 'certificat.dispositif_niveau_id'])
    .select(['certificat.date_fin', sql<number>`1`.as('nombre')])})`;
}

/** The certificats in force under the filters of a page, by where they are, what they are of and when they end. */
export async function stockDesCertificats(lecture: LectureDuRole): Promise<readonly Part[]> {
  const { db, filtres, today } = lecture;
  const limits = TRIMESTRES.map((place) => addMonths(today, (place + 1) * 3));
  const quarter = sql`case ${sql.join(
    TRIMESTRES.map((place) => sql`when flux.date_fin < ${limits[place]}::date then ${sql.lit(place)}`),
    sql` `,
  )} end`;
  const { rows } = await sql<Part>`
    select flux.departement, niveau.code as niveau, dispositif.libelle_court || ' – ' || niveau.niveau as libelle, flux.trimestre,
      coalesce(flux.a_renouveler, false) as "aRenouveler", flux.nombre
    from (select flux.caisse_id, flux.departement, flux.dispositif_niveau_id, ${quarter} as trimestre,
        flux.date_fin <= ${derniereFinARenouveler(today)}::date as a_renouveler, sum(flux.nombre)::integer as nombre
      from ${sourceDe(lecture)} flux group by 1, 2, 3, 4, 5) flux
      join dispositif_niveau niveau on niveau.id = flux.dispositif_niveau_id
      join dispositif on dispositif.id = niveau.dispositif_id
      left join mrp on mrp.id = flux.caisse_id
    where ${sql.join([sql`flux.nombre <> 0`, ...filtresDuFlux(filtres)], sql` and `)}`.execute(db);
  return rows;
}

/** How many certificats some parts are. */
export const nombreDe = (parts: readonly Part[], isCounted: (part: Part) => boolean = () => true): number =>
  parts.reduce((sum, part) => (isCounted(part) ? sum + part.nombre : sum), 0);
