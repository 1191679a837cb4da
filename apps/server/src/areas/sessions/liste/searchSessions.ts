import { MOST_FOUND } from '@habilis/api/recherche/Recherche';
import type { Searcher } from '../../recherche/searchers.ts';
import { readSlice } from './listSessions.ts';

/** The sessions that a search finds: those under way, soonest deleted first, then those that are closed, the latest first (DX936). */
export const searchSessions: Searcher = async (context, { texte }, most) => {
  const counted = { from: 0, mostCounted: MOST_FOUND };
  const soonest = { recherche: texte, tri: 'dateSuppressionSession', ordre: 'asc' } as const;
  const open = await readSlice(context, { ...soonest, filters: { vue: 'en-cours' } }, { ...counted, most });
  const latest = { recherche: texte, tri: 'dateSession', ordre: 'desc' } as const;
  const closed = await readSlice(
    context,
    { ...latest, filters: { vue: 'cloturees' } },
    { ...counted, most: Math.max(most - open.elements.length, 0) },
  );
  const total = open.total + closed.total;
  return {
    genre: 'session',
    ...(open.totalDepasse || closed.totalDepasse || total > MOST_FOUND
      ? { total: MOST_FOUND, totalDepasse: true }
      : { total }),
    resultats: [...open.elements, ...closed.elements].map((one) => ({
      id: one.id,
      numero: one.numero,
      etat: one.etat,
      raisonSociale: one.raisonSociale,
      libelleDispositifNiveau: one.libelleDispositifNiveau,
      mode: one.mode,
      dateSession: one.dateSession,
      dateFinSession: one.dateFinSession,
    })),
  };
};
