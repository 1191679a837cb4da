/** Avis: favourable, with reserves, unfavourable, none, further information asked for (rules/demandes#avis). */
export const AVIS_TYPES = ['F', 'FR', 'D', 'SA', 'DC'] as const;
export type AvisType = (typeof AVIS_TYPES)[number];

/** The avis that may be given with a step; a complement is asked for by an action of its own (DH53). */
export const AVIS_RENDUS = ['F', 'FR', 'D', 'SA'] as const satisfies readonly AvisType[];

/** An avis that may still change. */
export type AvisSaisi = { readonly type: AvisType | null; readonly texte: string | null };
