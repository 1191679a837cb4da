import { MOST_FOUND } from '@habilis/api/recherche/Recherche';
import type { Searcher } from '../../recherche/searchers.ts';
import { readSlice } from './listHabilitations.ts';

/** The habilitations that a search finds, those that last longest first. */
export const searchHabilitations: Searcher = async (context, { texte }, most) => {
  const slice = { from: 0, most, mostCounted: MOST_FOUND };
  const { elements, ...total } = await readSlice(context, { recherche: texte, tri: 'dateFin', ordre: 'desc' }, slice);
  return {
    genre: 'habilitation',
    ...total,
    resultats: elements.map(({ id, numero, entite, dispositifNiveau, etat, dateFin }) => ({
      id,
      numero,
      raisonSociale: entite.raisonSociale,
      libelleDispositifNiveau: dispositifNiveau.libelle,
      etat,
      dateFin,
    })),
  };
};
