import type { PointDemande } from '@habilis/api/examen/PointDemande';
import { useState } from 'react';
import { keepPoints, readPoints } from '../complement/keptPoints.ts';

/** The points that the reader gathers for a complement, kept in this browser as those of its dialog. */
export function usePoints(key: string | null) {
  const [points, setPoints] = useState<readonly PointDemande[]>(() => (key === null ? [] : readPoints(key)));
  const [opened, setOpened] = useState<string | null>(null);
  const keep = (next: readonly PointDemande[]) => {
    setPoints(next);
    if (key !== null) keepPoints(key, next);
  };
  return {
    /** Whether points may be asked now. */
    isAsking: key !== null,
    points,
    /** The anchor whose point is being written. */
    opened,
    open: setOpened,
    close: () => setOpened(null),
    pointOf: (ancre: string) => points.find(({ chemin }) => chemin === ancre),
    rankOf: (ancre: string) => points.findIndex(({ chemin }) => chemin === ancre) + 1,
    write: (chemin: string, commentaire: string) =>
      keep(
        points.some((one) => one.chemin === chemin)
          ? points.map((one) => (one.chemin === chemin ? { chemin, commentaire } : one))
          : [...points, { chemin, commentaire }],
      ),
    remove: (chemin: string) => {
      keep(points.filter((one) => one.chemin !== chemin));
      setOpened(null);
    },
    /** Reads them again, after a dialog may have changed them. */
    refresh: () => setPoints(key === null ? [] : readPoints(key)),
  };
}
export type Points = ReturnType<typeof usePoints>;
