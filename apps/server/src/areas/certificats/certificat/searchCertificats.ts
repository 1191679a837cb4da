import { MOST_FOUND } from '@habilis/api/recherche/Recherche';
import type { Searcher } from '../../recherche/searchers.ts';
import { readSlice } from './listCertificats.ts';

/** The certificats that a search finds, the latest first. */
export const searchCertificats: Searcher = async (context, { texte }, most) => {
  const latest = { recherche: texte, tri: 'dateObtention', ordre: 'desc', filters: {} } as const;
  const found = await readSlice(context, latest, { from: 0, most, mostCounted: MOST_FOUND });
  return {
    genre: 'certificat',
    total: found.total,
    ...(found.totalDepasse ? { totalDepasse: true } : {}),
    resultats: found.elements.map((one) => ({
      id: one.id,
      numero: one.numero,
      statut: one.statut,
      nom: one.nom,
      prenom: one.prenom,
      raisonSociale: one.raisonSociale,
      libelleDispositifNiveau: one.libelleDispositifNiveau,
      dateFin: one.dateFin,
    })),
  };
};
