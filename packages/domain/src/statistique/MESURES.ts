/** What is counted of a day: what came in, what was decided, steps left, points of complements, avis, sessions closed and their stagiaires, certificats issued and revoked, sign-ins (decision 0225). */
export const MESURES = [
  'recue',
  'decision',
  'pas',
  'complement',
  'avis',
  'session',
  'stagiaire',
  'certificat',
  'revocation',
  'connexion',
] as const;
export type Mesure = (typeof MESURES)[number];
