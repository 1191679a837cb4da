import { isEmpty } from '../null-when-empty/isEmpty.ts';

/** A point as its requester answers it. */
export type PointRepondu = { readonly id: number; readonly traite: boolean; readonly reponse: string | null };

/** What keeps a completion from being sent: each point is ticked, or answered in words (DH64). */
export function faultsOfReponses(points: readonly PointRepondu[]): { path: string; title: string }[] {
  return points
    .filter(({ traite, reponse }) => !traite && isEmpty(reponse))
    .map(({ id }) => ({ path: `points.${id}`, title: 'champ.point-sans-reponse' }));
}
