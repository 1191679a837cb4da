import { isEmpty } from '../null-when-empty/isEmpty.ts';

/** A point that a completion request is about to ask. */
export type PointDemande = { readonly chemin: string; readonly commentaire: string };

type Fault = { readonly path: string; readonly title: string };

/** What keeps points from being asked: each stands on a field of the request, no two on the same, and says what is wanted. */
export function faultsOfPoints(points: readonly PointDemande[], ancres: readonly string[]): Fault[] {
  return points.flatMap(({ chemin, commentaire }, index) => {
    const isRepeated = points.findIndex((other) => other.chemin === chemin) < index;
    return [
      ...(ancres.includes(chemin) ? [] : [{ path: `points.${index}.chemin`, title: 'champ.invalide' }]),
      ...(isRepeated ? [{ path: `points.${index}.chemin`, title: 'champ.deja-demande' }] : []),
      ...(isEmpty(commentaire) ? [{ path: `points.${index}.commentaire`, title: 'champ.requis' }] : []),
    ];
  });
}
