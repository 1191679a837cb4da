import type { PointDemande } from '@habilis/api/examen/PointDemande';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { useState } from 'react';
import { keepPoints, readPoints } from '../complement/keptPoints.ts';

const isWritten = ({ commentaire }: PointDemande): boolean => !isEmpty(commentaire);
const readWritten = (key: string | null): readonly PointDemande[] =>
  key === null ? [] : readPoints(key).filter(isWritten);

/** The points that the reader gathers for a complement, kept in this browser as those of its dialog. */
export function usePoints(key: string | null) {
  const [points, setPoints] = useState(() => readWritten(key));
  const [opened, setOpened] = useState<string | null>(null);
  const keep = (next: readonly PointDemande[]) => {
    setPoints(next);
    if (key !== null) keepPoints(key, next);
  };
  return {
    /** Whether points may be asked now. */
    isAsking: key !== null,
    /** Whether an action is under way: none is opened, as it would be gone with what is read after it. */
    isResting: false,
    points,
    /** How many say something. */
    nombre: points.filter(isWritten).length,
    /** The anchor whose point is being written. */
    opened,
    /** Opens a point to write it, so that its number stands beside it; one that was left without words goes. */
    open: (ancre: string) => {
      const written = points.filter((one) => one.chemin === ancre || isWritten(one));
      keep(written.some(({ chemin }) => chemin === ancre) ? written : [...written, { chemin: ancre, commentaire: '' }]);
      setOpened(ancre);
    },
    /** Closes the point being written; without words, it goes. */
    close: () => {
      keep(points.filter((one) => one.chemin !== opened || isWritten(one)));
      setOpened(null);
    },
    pointOf: (ancre: string) => points.find(({ chemin }) => chemin === ancre),
    rankOf: (ancre: string) => points.findIndex(({ chemin }) => chemin === ancre) + 1,
    write: (chemin: string, said: Omit<PointDemande, 'chemin'>) =>
      keep(
        points.some((one) => one.chemin === chemin)
          ? points.map((one) => (one.chemin === chemin ? { chemin, ...said } : one))
          : [...points, { chemin, ...said }],
      ),
    remove: (chemin: string) => {
      keep(points.filter((one) => one.chemin !== chemin));
      setOpened(null);
    },
    /** Reads them again, after a dialog may have changed them. */
    refresh: () => setPoints(readWritten(key)),
  };
}
export type Points = ReturnType<typeof usePoints>;
