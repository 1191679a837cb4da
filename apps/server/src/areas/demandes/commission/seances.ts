import type { OrdreDuJour, PointOrdreDuJour, Seance } from '@habilis/api/commission/Seance';
import { can } from '@habilis/domain/role/can';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { searchTyped } from '../../../platform/lists/searchWords.ts';
import { inAgendaOrder, pointsQuery, readPoints } from '../demande-habilitation/points.ts';

/** How many past days are shown. */
const PAST_DAYS = 24;

/** The days of the commission with what there is to decide and what was decided. */
async function countDays({ db, caller }: Context): Promise<Seance[]> {
  const seesWaiting = caller?.role != null && can(caller.role.type, 'decide');
  const planned = await db
    .selectFrom('demande_habilitation as dh')
    .leftJoin('decision_commission as taken', (join) =>
      join.onRef('taken.demande_id', '=', 'dh.id').on('taken.etat', '=', 'a-envoyer'),
    )
    .select((eb) => ['dh.date_cnh', eb.fn.countAll<number>().as('total'), eb.fn.count<number>('taken.id').as('taken')])
    .where('dh.tache', '=', 'decision')
    .where('dh.date_cnh', 'is not', null)
    .where('dh.en_cours', '=', true)
    .groupBy('dh.date_cnh')
    .execute();
  const sent = await db
    .selectFrom('decision_commission')
    .select((eb) => ['date_cnh', eb.fn.countAll<number>().as('total')])
    .where('etat', '=', 'envoyee')
    .groupBy('date_cnh')
    .orderBy('date_cnh', 'desc')
    .limit(PAST_DAYS)
    .execute();
  const days = new Map<string, Seance>();
  for (const { date_cnh: date, total, taken } of planned) {
    if (date === null) continue;
    const waiting = seesWaiting ? taken : 0;
    days.set(date, { date, aDecider: total - waiting, enAttente: waiting, rendues: 0 });
  }
  for (const { date_cnh: date, total } of sent) {
    days.set(date, { date, aDecider: 0, enAttente: 0, ...days.get(date), rendues: total });
  }
  return [...days.values()];
}

/** The days with something left to do, the nearest first; then the days that are over, the latest first. */
export async function listSeances(context: Context): Promise<{ ouvertes: Seance[]; tenues: Seance[] }> {
  const days = (await countDays(context)).toSorted((one, other) => one.date.localeCompare(other.date));
  const isOpen = ({ aDecider, enAttente }: Seance) => aDecider + enAttente > 0;
  return { ouvertes: days.filter(isOpen), tenues: days.filter((day) => !isOpen(day)).toReversed() };
}

/** The agenda of a day: the demandes to decide, and those that were decided. */
export async function readOrdreDuJour(context: RoleContext, date: string): Promise<OrdreDuJour> {
  const planned = pointsQuery(context, 'a-envoyer')
    .where('dh.tache', '=', 'decision')
    .where('dh.en_cours', '=', true)
    .where('dh.date_cnh', '=', date);
  const sent = pointsQuery(context, 'envoyee').where('taken.date_cnh', '=', date);
  const points = [
    ...(await readPoints(context, inAgendaOrder(planned))),
    ...(await readPoints(context, inAgendaOrder(sent))),
  ];
  return { date, points };
}

/** The demandes that are ready for the commission and have no date, the most pressing first. */
export async function listAPlanifier(
  context: RoleContext,
  {
    page,
    taille,
    recherche,
  }: { readonly page: number; readonly taille: number; readonly recherche?: string | undefined },
) {
  const words = searchTyped(recherche, 'dh.recherche');
  const ready = pointsQuery(context, 'a-envoyer')
    .where('dh.tache', '=', 'planification_decision')
    .where('dh.en_cours', '=', true);
  const found = words === null ? ready : ready.where(words);
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const shown = found
    .orderBy('dh.date_echeance')
    .orderBy('dh.id')
    .limit(taille)
    .offset((page - 1) * taille);
  return { elements: await readPoints(context, shown), total, page, taille };
}

/** The decisions whose letter has not left, the next to leave first. */
export function listEnAttente(context: RoleContext): Promise<PointOrdreDuJour[]> {
  const waiting = pointsQuery(context, 'a-envoyer').where('taken.id', 'is not', null);
  return readPoints(context, waiting.orderBy('taken.envoi_le').orderBy('taken.id'));
}
