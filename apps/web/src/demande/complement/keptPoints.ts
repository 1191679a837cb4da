import { PointDemande } from '@habilis/api/examen/PointDemande';
import * as z from 'zod/mini';
import { keepLocally, readLocally } from '../../session/keptLocally.ts';

// A comment being typed may be empty.
const Kept = z.array(z.extend(PointDemande, { commentaire: z.string() }));

/** The points drafted for an action, kept in this browser beside its comment. */
export function readPoints(key: string): readonly PointDemande[] {
  try {
    return z.parse(Kept, JSON.parse(readLocally(key) ?? '[]'));
  } catch {
    return [];
  }
}

export const keepPoints = (key: string, points: readonly PointDemande[]): void =>
  keepLocally(key, points.length === 0 ? null : JSON.stringify(points));

/** The storage key of an action's drafted points, beside that of its comment. */
export const pointsKeyOf = (commentKey: string): string => `${commentKey}:points`;
