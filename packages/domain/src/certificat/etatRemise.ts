/** How far a certificat has come to its holder by mail (C840). */
export const ETATS_REMISE = ['SANS_ADRESSE', 'A_ENVOYER', 'EN_COURS', 'ENVOYE', 'REFUSE', 'PERDU'] as const;
export type EtatRemise = (typeof ETATS_REMISE)[number];

/** What is known of the mail that carried a certificat to its holder. */
export type Remise = {
  /** The address that the certificat goes to; null without one. */
  readonly adresse: string | null;
  /** The address of its last mail; null when none was written. */
  readonly envoyeA: string | null;
  /** What became of that mail; null when it is no longer known. */
  readonly courriel: 'en-attente' | 'refuse' | 'perdu' | 'autre' | null;
};

/** Whether two spellings are one address. */
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** How far a certificat has come: what went to another address than the present one did not come to its holder (C840). */
export function etatRemise({ adresse, envoyeA, courriel }: Remise): EtatRemise {
  if (adresse === null) return 'SANS_ADRESSE';
  if (envoyeA === null || !isSame(envoyeA, adresse)) return 'A_ENVOYER';
  switch (courriel) {
    case 'en-attente':
      return 'EN_COURS';
    case 'refuse':
      return 'REFUSE';
    case 'perdu':
      return 'PERDU';
    default:
      return 'ENVOYE';
  }
}

/** Whether a first mail is owed: none left for the present address, or the one that left was lost; a refused address is corrected first. */
export const isAEnvoyer = (etat: EtatRemise): boolean => etat === 'A_ENVOYER' || etat === 'PERDU';

/** Whether a mail that left may leave again: it arrived, or was refused. */
export const isRenvoyable = (etat: EtatRemise): boolean => etat === 'ENVOYE' || etat === 'REFUSE';

/** Why a certificat that was to be mailed is not: what the page showed is no longer so (C841). */
export const RAISONS_ECART = ['PLUS_EN_VIGUEUR', 'SANS_ADRESSE', 'ADRESSE_CHANGEE', 'DEJA_ENVOYE'] as const;
export type RaisonEcart = (typeof RAISONS_ECART)[number];

/** A certificat to mail, as a page showed it or as it stands. */
export type Montre = { readonly adresse: string | null; readonly envoyeLe: string | null };

/** What stands against mailing a certificat as the page showed it; null when nothing does, and it is sent once (C841). */
export function ecartRemise(montre: Montre, actuel: Montre & { readonly isEnVigueur: boolean }): RaisonEcart | null {
  if (!actuel.isEnVigueur) return 'PLUS_EN_VIGUEUR';
  if (actuel.envoyeLe !== montre.envoyeLe) return 'DEJA_ENVOYE';
  if (actuel.adresse === null) return 'SANS_ADRESSE';
  return montre.adresse !== null && isSame(montre.adresse, actuel.adresse) ? null : 'ADRESSE_CHANGEE';
}
