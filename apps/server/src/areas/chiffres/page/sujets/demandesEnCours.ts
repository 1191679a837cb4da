import { addDays } from '@habilis/domain/date/addDays';
import { sql } from 'kysely';
import { administratives, habilitations } from '../../../demandes/demande/demandeRows.ts';
import { type Condition, isLive, isUnderWayOn } from '../../../demandes/demande/todoConditions.ts';
import type { LectureDuRole } from '../Lecture.ts';
import { COUNT, filtresDuStock } from './stock.ts';

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

/** The demandes under way in the caller's scope, or those on some tasks, by task, caisse and holder, with their age in the task. */
export async function readEnCours(lecture: LectureDuRole, tasks?: readonly string[]): Promise<EnCours[]> {
  const { context, today } = lecture;
  const conditions = [...filtered(lecture), tasks === undefined ? isLive : isUnderWayOn(tasks)];
  const counts = (table: 'demande_administrative' | 'demande_habilitation') => {
    const [since, due] = [sql.ref(`${table}.date_debut_tache`), sql.ref(`${table}.date_echeance`)];
    const aged = (from: number, to: number) =>
      sql<number>`(count(*) filter (where ${since} > ${addDays(today, -to)}::date and ${since} <= ${addDays(today, -from)}::date))::integer`;
    return [
      sql<string>`${sql.ref(`${table}.tache`)}`.as('tache'),
      sql<string | null>`mrp.code`.as('caisse'),
      sql<string | null>`assigne.habilis_id`.as('habilisId'),
      sql<string | null>`assigne.prenom || ' ' || assigne.nom`.as('nomPrenom'),
      sql<number>`(count(*) filter (where ${since} > ${addDays(today, -15)}::date))::integer`.as('moins15'),
      aged(15, 31).as('moins31'),
      aged(31, 61).as('moins61'),
      sql<number>`(count(*) filter (where ${since} <= ${addDays(today, -61)}::date))::integer`.as('plus60'),
      sql<number>`(count(*) filter (where ${due} < ${today}::date))::integer`.as('enRetard'),
      COUNT.as('total'),
      sql<number>`coalesce(sum(${today}::date - ${since}), 0)::integer`.as('jours'),
    ] as const;
  };
  const da = await administratives(context, conditions)
    .leftJoin('mrp', 'mrp.id', 'demande_administrative.caisse_id')
    .leftJoin('personne as assigne', 'assigne.id', 'demande_administrative.assigne_id')
    .select(counts('demande_administrative'))
    .groupBy(['demande_administrative.tache', 'mrp.code', 'assigne.habilis_id', 'assigne.prenom', 'assigne.nom'])
    .execute();
  const dh = await habilitations(context, conditions)
    .leftJoin('mrp', 'mrp.id', 'demande_habilitation.caisse_id')
    .leftJoin('personne as assigne', 'assigne.id', 'demande_habilitation.assigne_id')
    .select(counts('demande_habilitation'))
    .groupBy(['demande_habilitation.tache', 'mrp.code', 'assigne.habilis_id', 'assigne.prenom', 'assigne.nom'])
    .execute();
  return [...da, ...dh];
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
