/** How a message to a webhook stands: it waits for its next try, was taken, or was given up after the last one. */
export const ETATS_LIVRAISON = ['ATTENTE', 'REMISE', 'ABANDONNEE'] as const;
export type EtatLivraison = (typeof ETATS_LIVRAISON)[number];

/** How a try ended: taken, refused by its status, led elsewhere, closed for good (410), or without any answer and why. */
export const RESULTATS_TENTATIVE = [
  'REMISE',
  'REFUS',
  'REDIRECTION',
  'PARTIE',
  'DELAI',
  'INJOIGNABLE',
  'NOM_INCONNU',
  'ADRESSE_INTERNE',
  'CERTIFICAT_TLS',
] as const;
export type ResultatTentative = (typeof RESULTATS_TENTATIVE)[number];

/** Why a webhook is off: somebody switched it off, nothing got through for three days, its address said that it is gone, nobody answers for it any more, or its secret was sealed with another one of the service. */
export const MOTIFS_ARRET_WEBHOOK = ['PERSONNE', 'ECHECS', 'PARTIE', 'SANS_RESPONSABLE', 'SECRET_ILLISIBLE'] as const;
export type MotifArretWebhook = (typeof MOTIFS_ARRET_WEBHOOK)[number];

const GONE = 410;

/** How a try ended, by the status of its answer: only 2xx takes a message, and nobody is followed elsewhere (WH3). */
export function resultatOfStatut(statut: number): ResultatTentative {
  if (statut >= 200 && statut < 300) return 'REMISE';
  if (statut >= 300 && statut < 400) return 'REDIRECTION';
  return statut === GONE ? 'PARTIE' : 'REFUS';
}
