/** What a demande is for: a first habilitation, its renewal, a further fixed platform (domain, C.2). */
export const HABILITATION_SOURCE_MODES = ['INI', 'REN', 'APF'] as const;
export type HabilitationSourceMode = (typeof HABILITATION_SOURCE_MODES)[number];
