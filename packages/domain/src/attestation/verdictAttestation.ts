import type { ChargeAttestation } from './chargeAttestation.ts';

/** What a signed attestation says without network, the strongest first: never that the habilitation still holds (C862). */
export const VERDICTS_ATTESTATION = [
  'cle-inconnue',
  'signature-fausse',
  'cle-compromise',
  'finie',
  'pas-commencee',
  'signee',
] as const;
export type VerdictAttestation = (typeof VERDICTS_ATTESTATION)[number];

/** What a device knows when it checks: nothing of suspensions, which are asked of the site. */
type Connu = {
  readonly cle: 'inconnue' | 'compromise' | 'connue';
  readonly isSigned: boolean;
  /** Today by the device's own clock. */
  readonly today: string;
};

/** Judges a signed attestation with what a device knows (C862). */
export function verdictAttestation(
  { dateDebut, dateFin }: Pick<ChargeAttestation, 'dateDebut' | 'dateFin'>,
  { cle, isSigned, today }: Connu,
): VerdictAttestation {
  if (cle === 'inconnue') return 'cle-inconnue';
  if (!isSigned) return 'signature-fausse';
  if (cle === 'compromise') return 'cle-compromise';
  if (dateFin !== null && dateFin < today) return 'finie';
  return dateDebut > today ? 'pas-commencee' : 'signee';
}
