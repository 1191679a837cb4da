import type { recherche } from '@habilis/api/recherche/endpoints';
import { readRecherche } from '@habilis/domain/recherche/readRecherche';
import type { Handlers } from '../../platform/Handler.ts';
import { searchersInOrder } from './searchers.ts';

/** The search of the header over HTTP. */
export const rechercheHandlers: Handlers<typeof recherche> = {
  find: async ({ query: { texte, taille }, context }) => {
    const read = readRecherche(texte);
    if (read === null) throw context.refuse.badRequest('recherche.trop-courte');
    const groupes = await Promise.all(searchersInOrder().map((find) => find(context, read, taille)));
    return { groupes: groupes.filter(({ total }) => total > 0) };
  },
};
