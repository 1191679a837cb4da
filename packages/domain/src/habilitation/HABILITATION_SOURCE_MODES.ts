/** What a demande is for: a first habilitation, its renewal, a further fixed platform (rules/demandes#modes). */
export const HABILITATION_SOURCE_MODES = ['INI', 'REN', 'APF'] as const;
export type HabilitationSourceMode = (typeof HABILITATION_SOURCE_MODES)[number];
