import { isRepondu, type PointToAnswer } from './isRepondu.ts';

/** The first point without an answer, or else the first point. */
export const firstToAnswer = (points: readonly PointToAnswer[]): PointToAnswer | undefined =>
  points.find((point) => !isRepondu(point)) ?? points[0];
