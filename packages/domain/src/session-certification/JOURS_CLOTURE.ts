/** Days before its deletion by which the lists count a session as near it, and as about to go (rules/alerts#alerts; A25). */
export const JOURS_CLOTURE = { proche: 30, imminente: 7 } as const;
