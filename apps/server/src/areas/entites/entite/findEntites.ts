import { MOST_FOUND } from '@habilis/api/recherche/Recherche';
import type { Searcher } from '../../recherche/searchers.ts';
import { readSlice } from './searchEntites.ts';

/** The entites that a search finds, by name. */
export const findEntites: Searcher = async (context, { texte, numeros }, most) => {
  const recherche = numeros.length === 1 ? numeros[0] : texte;
  const slice = { from: 0, most, mostCounted: MOST_FOUND };
  const { elements, ...total } = await readSlice(context, { recherche, tri: 'raisonSociale', ordre: 'asc' }, slice);
  return {
    genre: 'entite',
    ...total,
    resultats: elements.map(({ id, raisonSociale, siret, codePostalVille, etat }) => ({
      id,
      raisonSociale,
      siret,
      codePostal: codePostalVille?.codePostal ?? null,
      ville: codePostalVille?.ville ?? null,
      etat,
    })),
  };
};
