import { isEmpty } from '../null-when-empty/isEmpty.ts';
import type { PointDemande } from './faultsOfPoints.ts';

/** Whether points say something of what is wanted: a complement asked with one needs no comment (DH67). */
export const hasWrittenPoint = (points: readonly PointDemande[]): boolean =>
  points.some(({ commentaire }) => !isEmpty(commentaire));
