import type { VerificationSiren } from '@habilis/api/demande-administrative/DemandeAdministrative';

/** State of a SIREN that the register was not asked about yet. */
export const UNVERIFIED: VerificationSiren = { resultat: 'NON_VERIFIE', raisonSociale: null, verifieLe: null };
