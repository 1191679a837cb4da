import type { recherche } from '@habilis/api/recherche/endpoints';
import type { GroupeTrouve } from '@habilis/api/recherche/Recherche';
import { readRecherche } from '@habilis/domain/recherche/readRecherche';
import type { Handlers } from '../../platform/Handler.ts';
import { searchersInOrder } from './searchers.ts';

/** How many kinds are looked for at once: other calls want connections too. */
const AT_ONCE = 3;

/** The search of the header over HTTP. */
export const rechercheHandlers: Handlers<typeof recherche> = {
  find: async ({ query: { texte, taille }, context }) => {
    const read = readRecherche(texte);
    if (read === null) throw context.refuse.badRequest('recherche.trop-courte');
    const groupes: GroupeTrouve[] = [];
    const waiting = searchersInOrder().entries();
    const findInTurn = async () => {
      for (const [rank, find] of waiting) groupes[rank] = await find(context, read, taille);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, findInTurn));
    return { groupes: groupes.filter(({ total }) => total > 0) };
  },
};
