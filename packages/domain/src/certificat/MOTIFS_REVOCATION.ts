/** Why somebody revokes a certificat. */
export const MOTIFS_REVOCATION = [
  'FAUSSE_DECLARATION',
  'RESULTAT_ERRONE',
  'AUTRE_PERSONNE',
  'SESSION_IRREGULIERE',
  'DEMANDE_TITULAIRE',
  'AUTRE',
] as const;
export type MotifRevocation = (typeof MOTIFS_REVOCATION)[number];

/** The ground of a certificat made anew under a corrected name; nobody chooses it (rules/certificats#correction). */
export const MOTIF_REMPLACEMENT = 'REMPLACE';
