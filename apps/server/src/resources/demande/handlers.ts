import type { demande } from '@habilis/api/demande/endpoints';
import type { Context, Handlers } from '../../platform/Handler.ts';
import { holdersOf } from './holdersOf.ts';
import { countDemandes, currentConditions, isFound, listDemandes } from './listDemandes.ts';
import { isAwaited, isInView, isOnTask, isOwnedBy } from './todoConditions.ts';

async function countTodo(context: Context) {
  const awaited = isAwaited(context);
  const counts = await countDemandes(context, [awaited], {
    total: isInView(context, 'a-traiter'),
    lesMiennes: isInView(context, 'les-miennes'),
    nonAffectees: isInView(context, 'non-affectees'),
    enRetard: isInView(context, 'en-retard'),
  });
  return { ...counts, responsables: await holdersOf(context, [awaited]) };
}

/** The lists of requests over HTTP. */
export const demandeHandlers: Handlers<typeof demande> = {
  todoList: ({ query, context }) => {
    const { vue, recherche, tache, responsable } = query;
    const conditions = [
      isAwaited(context),
      isInView(context, vue),
      ...isFound(recherche),
      ...(tache === undefined ? [] : [isOnTask(tache)]),
      ...(responsable === undefined ? [] : [isOwnedBy(responsable)]),
    ];
    return listDemandes(context, conditions, query);
  },
  todoListCount: ({ context }) => countTodo(context),
  currentList: ({ query, context }) => listDemandes(context, currentConditions(query), query),
};
