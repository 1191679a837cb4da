/** By what a person has a part in an entite, the nearest first: a role for it, its file that they began, or a demande that declares them formateur (rules/rights#both-sides). */
export const PARTS_ENTITE = ['G', 'DM', 'DL', 'dossier', 'formateur'] as const;
export type PartPrise = (typeof PARTS_ENTITE)[number];

/** By what a person has a part in a certificat: in its entite, in its session, or as its holder (rules/rights#both-sides). */
export const PARTS_CERTIFICAT = [...PARTS_ENTITE, 'animateur', 'titulaire'] as const;
export type PartCertificat = (typeof PARTS_CERTIFICAT)[number];
