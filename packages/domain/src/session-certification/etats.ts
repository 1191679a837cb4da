/** States of a session (rules/sessions#steps). */
export const SESSION_ETATS = ['SAISIE', 'RESULTATS', 'VERIFICATION', 'CLOTUREE', 'SUPPRIMEE'] as const;
export type SessionEtat = (typeof SESSION_ETATS)[number];

/** States of a session that somebody really leads or led: a draft names whomever it likes, and a deleted one was not held (rules/sessions#formateurs-told). */
export const ETATS_MENES = ['RESULTATS', 'VERIFICATION', 'CLOTUREE'] as const satisfies readonly SessionEtat[];

/** A first certification, or its upkeep (F25). */
export const SESSION_MODES = ['INI', 'MAC'] as const;
export type SessionMode = (typeof SESSION_MODES)[number];

/** Outside France, or in France (F24). */
export const LIEUX_FORMATION = ['HF', 'FR'] as const;
export type LieuFormation = (typeof LIEUX_FORMATION)[number];

/** In France: a fixed platform, the client's site, the entite's own premises (rules/sessions#steps). */
export const LIEU_FORMATION_TYPES = ['PLATEFORME_FIXE', 'CLIENT', 'LOCAUX'] as const;
export type LieuFormationType = (typeof LIEU_FORMATION_TYPES)[number];

/** Results of a stagiaire (rules/sessions#steps). */
export const RESULTATS = ['ADMIS', 'NON_ADMIS', 'ABSENT'] as const;
export type Resultat = (typeof RESULTATS)[number];
