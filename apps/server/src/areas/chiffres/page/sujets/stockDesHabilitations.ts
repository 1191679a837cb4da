import { addMonths } from '@habilis/domain/date/addMonths';
import { type RawBuilder, sql } from 'kysely';
import { isInEtat } from '../../../habilitations/habilitation/etatHabilitationSql.ts';
import { inScope } from '../../../habilitations/habilitation/scope.ts';
import type { LectureDuRole } from '../Lecture.ts';
import { COLUMNS_DU_STOCK, filtresDuStock } from '../stock.ts';

/** How many months before its end a habilitation is counted: as the list may be asked for. */
export const SOON = 6;

/** Some habilitations that run or are suspended, of one caisse, one département and one niveau. */
export type PartHabilitations = {
  readonly caisse: string | null;
  readonly departement: string | null;
  readonly niveau: string;
  readonly libelle: string;
  readonly isSuspendue: boolean;
  /** The month in which they end, `yyyy-MM`, within a year from today; null before, later or never. */
  readonly mois: string | null;
  readonly isProche: boolean;
  readonly nombre: number;
};

/** Those of the network as they are kept counted, to be read as rows of `habilitation`. */
export const STOCK_HABILITATIONS = sql`(select flux.*, false as rupture from stock_habilitation flux)`;

/** The habilitations in the caller's scope that the filters of a page keep. */
export const habilitationsFiltrees = ({ context, db, filtres }: LectureDuRole) =>
  filtresDuStock(filtres, {
    caisse: 'habilitation.entite_caisse_id',
    entite: 'habilitation.entite_id',
    niveau: 'habilitation.dispositif_niveau_id',
  }).reduce((rows, one) => rows.where(one), db.selectFrom('habilitation').where(inScope(context)));

/** Their rows by scope, as those of `habilitation`: those of the network are kept counted, of one entite or one person they are few. */
function sourceDe(lecture: LectureDuRole): RawBuilder<unknown> {
  const { condition, filtres, isReseau } = lecture;
  if (isReseau)
    return sql`(select * from ${STOCK_HABILITATIONS} flux
      where ${sql.join([condition, ...filtresDuStock(filtres, COLUMNS_DU_STOCK)], sql` and `)})`;
  return sql`(${habilitationsFiltrees(lecture)
    .innerJoin('entite', 'entite.id', 'habilitation.entite_id')
    .select(['habilitation.entite_caisse_id as caisse_id', 'entite.code_departement as departement'])
    .select(['dispositif_niveau_id', 'date_debut', 'date_fin', 'date_fin_suspension', 'prorogee', 'rupture'])
    .select(sql<number>`1`.as('nombre'))})`;
}

/** The habilitations that run or are suspended, under the filters of a page, by where they are, what they are of and when they end. */
export async function stockDesHabilitations(lecture: LectureDuRole): Promise<readonly PartHabilitations[]> {
  const { db, today } = lecture;
  const isSuspendue = isInEtat('SUSPENDUE', today);
  const isOfYear = sql`habilitation.date_fin between ${today}::date and ${addMonths(today, 12)}::date`;
  const { rows } = await sql<PartHabilitations>`
    select mrp.code as caisse, flux.departement, niveau.code as niveau, dispositif.libelle_court || ' – ' || niveau.niveau as libelle,
      flux.est_suspendue as "isSuspendue", flux.mois, flux.est_proche as "isProche", flux.nombre
    from (select caisse_id, departement, dispositif_niveau_id, ${isSuspendue} as est_suspendue,
        case when ${isOfYear} then to_char(habilitation.date_fin, 'YYYY-MM') end as mois,
        coalesce(habilitation.date_fin < ${addMonths(today, SOON)}::date, false) as est_proche, sum(nombre)::integer as nombre
      from ${sourceDe(lecture)} habilitation where ${isInEtat('ACTIVE', today)} or ${isSuspendue} group by 1, 2, 3, 4, 5, 6) flux
      join dispositif_niveau niveau on niveau.id = flux.dispositif_niveau_id
      join dispositif on dispositif.id = niveau.dispositif_id
      left join mrp on mrp.id = flux.caisse_id
    where flux.nombre <> 0`.execute(db);
  return rows;
}
