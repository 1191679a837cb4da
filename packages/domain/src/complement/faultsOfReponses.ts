import { isEmpty } from '../null-when-empty/isEmpty.ts';

/** A point with the demandeur's answer. */
export type PointRepondu = { readonly id: number; readonly traite: boolean; readonly reponse: string | null };

/** Why a complement cannot be sent: each point must be ticked or answered in words (DH64). */
export function faultsOfReponses(points: readonly PointRepondu[]): { path: string; title: string }[] {
  return points
    .filter(({ traite, reponse }) => !traite && isEmpty(reponse))
    .map(({ id }) => ({ path: `points.${id}`, title: 'champ.point-sans-reponse' }));
}
