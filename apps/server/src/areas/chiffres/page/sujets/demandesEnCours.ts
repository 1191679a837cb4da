import { addDays } from '@habilis/domain/date/addDays';
import { isAdmin } from '@habilis/domain/role/roleGroup';
import { type RawBuilder, sql } from 'kysely';
import { administratives, habilitations } from '../../../demandes/demande/demandeRows.ts';
import { type Condition, isLive, isUnderWayOn } from '../../../demandes/demande/todoConditions.ts';
import type { LectureDuRole } from '../Lecture.ts';
import { COLUMNS_DU_STOCK, filtresDuStock } from '../stock.ts';

/** Demandes under way on a task, held by somebody or nobody, for a caisse. */
type EnCours = {
  tache: string;
  caisse: string | null;
  habilisId: string | null;
  nomPrenom: string | null;
  moins15: number;
  moins31: number;
  moins61: number;
  plus60: number;
  enRetard: number;
  total: number;
  /** The days that all of them have been in their task. */
  jours: number;
};

/** What the filters of the page keep of demandes of either kind; a demande administrative is of no niveau. */
export const filtered = ({ filtres }: LectureDuRole): Condition[] => [
  (table) =>
    sql<boolean>`${sql.join(
      [
        sql`true`,
        ...filtresDuStock(filtres, {
          caisse: `${table}.caisse_id`,
          entite: `${table}.entite_id`,
          ...(table === 'demande_habilitation' ? { niveau: `${table}.dispositif_niveau_id` } : {}),
        }),
      ],
      sql` and `,
    )}`,
];

/** How many began when, are late and are there at all; `one` row stands for one, or for as many as it says. */
function counts(today: string, one: RawBuilder<number>, ages: RawBuilder<number>) {
  const countOf = (condition: RawBuilder<unknown>) =>
    sql<number>`coalesce(sum(${one}) filter (where ${condition}), 0)::integer`;
  const isSince = (days: number) => sql`flux.date_debut_tache > ${addDays(today, -days)}::date`;
  const isAged = (from: number, to: number) => sql`${isSince(to)} and not (${isSince(from)})`;
  return sql.join([
    sql`${countOf(isSince(15))} as moins15`,
    sql`${countOf(isAged(15, 31))} as moins31`,
    sql`${countOf(isAged(31, 61))} as moins61`,
    sql`${countOf(sql`not (${isSince(61)})`)} as plus60`,
    sql`${countOf(sql`flux.date_echeance < ${today}::date`)} as "enRetard"`,
    sql`${countOf(sql`true`)} as total`,
    sql`coalesce(sum(${one}) * (${today}::date - date '2000-01-01') - sum(${ages}), 0)::double precision as jours`,
  ]);
}

const COUNTED = ['tache', 'caisse_id', 'assigne_id', 'date_debut_tache', 'date_echeance'] as const;

/** Their rows: those of the network are kept counted, with their ages added up from one day on. */
function sourceDe(lecture: LectureDuRole, tasks: readonly string[] | undefined) {
  const { condition, context, filtres } = lecture;
  if (lecture.isReseau) {
    const conditions = [
      condition,
      ...filtresDuStock(filtres, COLUMNS_DU_STOCK),
      ...(tasks === undefined ? [] : [sql<boolean>`flux.tache = any(${tasks})`]),
      // A draft is its entite's own.
      ...(isAdmin(context.caller.role.type) ? [] : [sql<boolean>`flux.deposee`]),
    ];
    return {
      rows: sql`stock_demande flux where ${sql.join(conditions, sql` and `)}`,
      one: sql<number>`flux.nombre`,
      ages: sql<number>`flux.ages`,
    };
  }
  const conditions = [...filtered(lecture), tasks === undefined ? isLive : isUnderWayOn(tasks)];
  const da = administratives(context, conditions).select(COUNTED);
  const dh = habilitations(context, conditions).select(COUNTED);
  return {
    rows: sql`(${da} union all ${dh}) flux`,
    one: sql<number>`1`,
    ages: sql<number>`(flux.date_debut_tache - date '2000-01-01')`,
  };
}

/** The demandes under way in the caller's scope, or those on some tasks, by task, caisse and holder, with their age in the task. */
export async function readEnCours(lecture: LectureDuRole, tasks?: readonly string[]): Promise<EnCours[]> {
  const { rows: source, one, ages } = sourceDe(lecture, tasks);
  const { rows } = await sql<EnCours>`
    select flux.*, mrp.code as caisse, assigne.habilis_id as "habilisId", assigne.prenom || ' ' || assigne.nom as "nomPrenom"
    from (select flux.tache, flux.caisse_id, flux.assigne_id, ${counts(lecture.today, one, ages)} from ${source} group by 1, 2, 3) flux
      left join mrp on mrp.id = flux.caisse_id
      left join personne assigne on assigne.id = flux.assigne_id
    where flux.total <> 0`.execute(lecture.db);
  return rows;
}

/** The sums of demandes under way. */
export const totalDe = (rows: readonly EnCours[]) =>
  rows.reduce(
    (sums, row) => ({
      moins15: sums.moins15 + row.moins15,
      moins31: sums.moins31 + row.moins31,
      moins61: sums.moins61 + row.moins61,
      plus60: sums.plus60 + row.plus60,
      enRetard: sums.enRetard + row.enRetard,
      total: sums.total + row.total,
      jours: sums.jours + row.jours,
    }),
    { moins15: 0, moins31: 0, moins61: 0, plus60: 0, enRetard: 0, total: 0, jours: 0 },
  );
