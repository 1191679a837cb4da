import { MOST_FOUND } from '@habilis/api/recherche/Recherche';
import type { Searcher } from '../../recherche/searchers.ts';
import { readSlice } from './listUtilisateurs.ts';
import { scopeOverUsers } from './scope.ts';

/** The persons that a search finds, by name; none for a role that sees no users (U14). */
export const findUtilisateurs: Searcher = async (context, { texte: recherche }, most) => {
  if (scopeOverUsers(context.caller.role.type) === 'none') return { genre: 'personne', total: 0, resultats: [] };
  const slice = { from: 0, most, mostCounted: MOST_FOUND };
  const { elements, ...total } = await readSlice(context, { recherche, tri: 'nom', ordre: 'asc' }, slice);
  return {
    genre: 'personne',
    ...total,
    resultats: elements.map(({ habilisId, prenom, nom, etat, roles }) => ({
      habilisId,
      nomPrenom: `${prenom} ${nom}`,
      etat,
      roles: roles.map(({ type }) => type),
    })),
  };
};
