/** Whose role a text is about, where it says whose: « soi », or the person in whose name one acts, whom the session tells (U946). */
export const whose = { nom: (): string => 'soi' };
