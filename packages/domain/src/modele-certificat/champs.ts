/** What a zone of a certificat shows (rules/certificats#models); `texte` and `image` are the model's own. */
export const CHAMPS_CERTIFICAT = [
  'intituleDispositifNiveau',
  'prenomNom',
  'prenom',
  'nom',
  'dateNaissance',
  'identifiant',
  'parcours',
  'mode',
  'duree',
  'dateObtention',
  'dateFinValidite',
  'datesSession',
  'numeroSession',
  'lieu',
  'raisonSocialeEntite',
  'numeroHabilitation',
  'nomFormateur',
  'caisse',
  'signataire',
  'texteLegal',
  'texte',
  'image',
  'qrCode',
  'verification',
  'codeCourt',
  'comparaison',
  'numeroCertificat',
] as const;
export type ChampCertificat = (typeof CHAMPS_CERTIFICAT)[number];

/** What is never cut: who, what, when, and by which code it is verified. */
export const CHAMPS_ENTIERS: ReadonlySet<ChampCertificat> = new Set([
  'intituleDispositifNiveau',
  'prenomNom',
  'prenom',
  'nom',
  'dateNaissance',
  'identifiant',
  'dateObtention',
  'dateFinValidite',
  'numeroHabilitation',
  'codeCourt',
  'numeroCertificat',
]);

/** Shown as a square, not as text. */
export const isCarre = (champ: ChampCertificat): boolean => champ === 'qrCode';
