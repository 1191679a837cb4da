import type { demande } from '@habilis/api/demande/endpoints';
import { DA_TASK_KEYS } from '@habilis/domain/demande-administrative/taskKeys';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../platform/Handler.ts';
import { inScope } from '../demande-administrative/scope.ts';
import { holdersOf } from './holdersOf.ts';
import { type Condition, listDemandes } from './listDemandes.ts';
import { searchCondition } from './searchCondition.ts';
import { todoConditions, viewCondition } from './todoConditions.ts';

/** The filters that both lists know; a task that does not exist finds nothing. */
function filters({
  recherche,
  tache,
}: {
  readonly recherche?: string | undefined;
  readonly tache?: string | undefined;
}): Condition[] {
  const searched = searchCondition(recherche);
  const task = DA_TASK_KEYS.find((key) => key === tache);
  return [
    ...(searched === null ? [] : [() => searched]),
    ...(tache === undefined
      ? []
      : ([
          (eb) => (task === undefined ? eb.lit(false) : eb('demande_administrative.tache', '=', task)),
        ] satisfies Condition[])),
  ];
}

/** The person who owns the task, by their identifier. */
function ownedBy(habilisId: string | undefined): Condition[] {
  if (habilisId === undefined) return [];
  return [
    (eb) =>
      eb(
        'demande_administrative.assigne_id',
        '=',
        eb.selectFrom('personne').select('personne.id').where('personne.habilis_id', '=', habilisId),
      ),
  ];
}

async function countTodo(context: Context) {
  const conditions = todoConditions(context);
  let rows = context.db.selectFrom('demande_administrative');
  for (const condition of conditions) rows = rows.where(condition);
  const counts = await rows
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere(viewCondition(context, 'les-miennes')).as('lesMiennes'),
      eb.fn.countAll<number>().filterWhere(viewCondition(context, 'non-affectees')).as('nonAffectees'),
      eb.fn.countAll<number>().filterWhere(viewCondition(context, 'en-retard')).as('enRetard'),
    ])
    .executeTakeFirstOrThrow();
  return { ...counts, responsables: await holdersOf(context, conditions) };
}

/** The lists of requests over HTTP. */
export const demandeHandlers: Handlers<typeof demande> = {
  todoList: ({ query, context }) =>
    listDemandes(
      context,
      [...todoConditions(context), viewCondition(context, query.vue), ...filters(query), ...ownedBy(query.responsable)],
      query,
    ),
  todoListCount: ({ context }) => countTodo(context),
  currentList: ({ query, context }) => {
    // Refused requests are no longer under way: they are listed when they are asked for.
    const underWay: Condition[] =
      query.tache === undefined ? [() => sql<boolean>`demande_administrative.en_cours`] : [];
    return listDemandes(context, [inScope(context), ...underWay, ...filters(query)], query);
  },
};
