/** The number of a session: the year of its first save and its rank of six digits (SC4). */
export const numeroSession = (annee: number, rang: number): string => `S-${annee}-${String(rang).padStart(6, '0')}`;
