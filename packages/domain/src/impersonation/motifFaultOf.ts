/** How long the reason of an impersonation is, in characters. */
export const MOTIF_LENGTHS = { min: 10, max: 500 } as const;

/** A reason as it is kept: on one line, without spaces at its ends. */
export const normalizeMotif = (motif: string): string => motif.replaceAll(/\s+/g, ' ').trim();

/** What is wrong with a reason, null when it says enough (S13). */
export function motifFaultOf(motif: string): 'requis' | 'trop-court' | 'trop-long' | null {
  const { length } = [...normalizeMotif(motif)];
  if (length === 0) return 'requis';
  if (length < MOTIF_LENGTHS.min) return 'trop-court';
  return length > MOTIF_LENGTHS.max ? 'trop-long' : null;
}
