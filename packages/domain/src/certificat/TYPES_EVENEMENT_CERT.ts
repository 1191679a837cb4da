import type { MOTIF_REMPLACEMENT, MotifRevocation } from './MOTIFS_REVOCATION.ts';

/** What happens to a certificat; one made anew, under a corrected name or after a takeover, is told of the one that it replaces (decision 0200). */
export const TYPES_EVENEMENT_CERT = ['certificat-delivre', 'certificat-revoque', 'certificat-corrige'] as const;

/** What such an event keeps. */
export type ValeursEvenementCert = {
  readonly sessionId?: number | null;
  readonly fin?: string | null;
  readonly motif?: MotifRevocation | typeof MOTIF_REMPLACEMENT;
  /** The certificat that was made in its place. */
  readonly remplaceParId?: number;
};
