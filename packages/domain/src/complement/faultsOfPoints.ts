import { isEmpty } from '../null-when-empty/isEmpty.ts';

/** A point about to be asked in a complement. */
export type PointDemande = { readonly chemin: string; readonly commentaire: string };

type Fault = { readonly path: string; readonly title: string };

/** Whether a path is that of a point about to be asked. */
export const isPathOfPoint = (path: string): boolean => /^points\.\d+\.(?:chemin|commentaire)$/.test(path);

/** Why points cannot be asked: each must name a field of the demande, no field twice, and say what is wanted. */
export function faultsOfPoints(points: readonly PointDemande[], ancres: readonly string[]): Fault[] {
  return points.flatMap(({ chemin, commentaire }, index) => {
    const isRepeated = points.findIndex((other) => other.chemin === chemin) < index;
    return [
      ...(ancres.includes(chemin) ? [] : [{ path: `points.${index}.chemin`, title: 'champ.invalide' }]),
      ...(isRepeated ? [{ path: `points.${index}.chemin`, title: 'champ.deja-demande' }] : []),
      ...(isEmpty(commentaire) ? [{ path: `points.${index}.commentaire`, title: 'champ.attendu-requis' }] : []),
    ];
  });
}
