import type { VerificationSiren } from '@habilis/api/demande-administrative/DemandeAdministrative';

/** State of a SIREN about which the register was not asked yet. */
export const UNVERIFIED: VerificationSiren = { resultat: 'NON_VERIFIE', raisonSociale: null, verifieLe: null };
