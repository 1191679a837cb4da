/** Avis: favourable, with reserves, unfavourable, none, further information asked for (domain, C.4). */
export const AVIS_TYPES = ['F', 'FR', 'D', 'SA', 'DC'] as const;
export type AvisType = (typeof AVIS_TYPES)[number];

/** An avis that may still change. */
export type AvisSaisi = { readonly type: AvisType | null; readonly texte: string | null };
