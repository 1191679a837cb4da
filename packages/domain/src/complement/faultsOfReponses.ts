import { isRepondu, type PointToAnswer } from './isRepondu.ts';

/** A point with the demandeur's answer. */
export type PointRepondu = PointToAnswer & { readonly id: number };

/** Why a complement cannot be sent: each point must be ticked, answered in words, or given the paper that it asks for (DH64). */
export function faultsOfReponses(points: readonly PointRepondu[]): { path: string; title: string }[] {
  return points
    .filter((point) => !isRepondu(point))
    .map(({ id }) => ({ path: `points.${id}`, title: 'champ.point-sans-reponse' }));
}
