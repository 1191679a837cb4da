/** The data of a point that say whether it is answered. */
export type PointToAnswer = { readonly chemin: string; readonly traite: boolean; readonly reponse: string | null };

const isOpen = ({ traite, reponse }: PointToAnswer): boolean => !traite && (reponse ?? '').trim() === '';

/** The first point without an answer, or else the first point. */
export const firstToAnswer = (points: readonly PointToAnswer[]): PointToAnswer | undefined =>
  points.find(isOpen) ?? points[0];
