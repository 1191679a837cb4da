import type { demande } from '@habilis/api/demande/endpoints';
import type { Config } from '../../../config.ts';
import type { Handlers, RoleContext } from '../../../platform/Handler.ts';
import { textsOf } from '../../../platform/textsOf.ts';
import { exportDemandes } from './exportDemandes.ts';
import { currentConditions, todoConditions } from './filterConditions.ts';
import { affectablesOf } from '../groupe/affectables.ts';
import { ecartesOfGroup } from '../groupe/ecartesOfGroup.ts';
import { takeGrouped } from '../groupe/takeGrouped.ts';
import { holdersOf } from './holdersOf.ts';
import { countDemandes, listDemandes } from './listDemandes.ts';
import { readStock } from './readStock.ts';
import { isAwaited } from './isAwaited.ts';
import { isInView } from './todoConditions.ts';

async function countTodo(context: RoleContext) {
  const awaited = await isAwaited(context);
  const counts = await countDemandes(context, [awaited], {
    total: isInView(context, 'a-traiter'),
    lesMiennes: isInView(context, 'les-miennes'),
    nonAffectees: isInView(context, 'non-affectees'),
    enRetard: isInView(context, 'en-retard'),
  });
  return { ...counts, responsables: await holdersOf(context, [awaited]) };
}

const NAMESPACES = ['listes', 'workflow'] as const;

/** The lists of demandes over HTTP. */
export function demandeHandlers(config: Pick<Config, 'textsFolder'>): Handlers<typeof demande> {
  const texts = textsOf(config, NAMESPACES);
  return {
    todoList: async ({ query, context }) => listDemandes(context, await todoConditions(context, query), query),
    todoListCount: ({ context }) => countTodo(context),
    stock: ({ context }) => readStock(context),
    exportTodoList: async ({ query, context }) =>
      exportDemandes(context, texts, {
        liste: 'taches',
        conditions: await todoConditions(context, query),
        asked: query,
      }),
    grouper: ({ body, context }) => takeGrouped(context, body),
    affectables: ({ body, context }) => affectablesOf(context, body.demandes),
    ecartes: ({ body, context }) => ecartesOfGroup(context, body.demandes),
    currentList: ({ query, context }) => listDemandes(context, currentConditions(context, query), query),
    exportCurrentList: ({ query, context }) =>
      exportDemandes(context, texts, {
        liste: 'demandes',
        conditions: currentConditions(context, query),
        asked: query,
      }),
  };
}
