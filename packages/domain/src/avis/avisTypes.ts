/** Opinions: favourable, with reserves, unfavourable, none, further information asked for (domain, C.4). */
export const AVIS_TYPES = ['F', 'FR', 'D', 'SA', 'DC'] as const;
export type AvisType = (typeof AVIS_TYPES)[number];

/** What somebody thinks of a request, not yet frozen. */
export type AvisSaisi = { readonly type: AvisType | null; readonly texte: string | null };
