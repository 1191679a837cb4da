/** A point of a completion, as far as it tells what remains to be done. */
export type PointToAnswer = { readonly chemin: string; readonly traite: boolean; readonly reponse: string | null };

const isOpen = ({ traite, reponse }: PointToAnswer): boolean => !traite && (reponse ?? '').trim() === '';

/** The first point that waits for an answer, else the first of all. */
export const firstToAnswer = (points: readonly PointToAnswer[]): PointToAnswer | undefined =>
  points.find(isOpen) ?? points[0];
