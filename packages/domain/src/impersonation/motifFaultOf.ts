import { cleanText } from '../clean-text/cleanText.ts';
import type { FieldFault } from '../field-fault/faultIf.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';

/** Lengths of an impersonation's reason, in characters. */
export const MOTIF_LENGTHS = { min: 10, max: 500 } as const;

/** A reason as stored: on one line, without invisible characters. */
export const normalizeMotif = (motif: string): string => cleanText(motif);

/** What is wrong with a reason, null when it says enough (S13). */
export function motifFaultOf(motif: string): 'requis' | 'trop-court' | 'trop-long' | null {
  const kept = normalizeMotif(motif);
  if (isEmpty(kept)) return 'requis';
  const { length } = [...kept];
  if (length < MOTIF_LENGTHS.min) return 'trop-court';
  return length > MOTIF_LENGTHS.max ? 'trop-long' : null;
}

const TITLES = {
  requis: 'champ.requis',
  'trop-court': 'impersonation.motif-trop-court',
  'trop-long': 'impersonation.motif-trop-long',
} as const;

/** The same, at its field. */
export function motifFaults({ motif }: { readonly motif: string }): FieldFault[] {
  const fault = motifFaultOf(motif);
  return fault === null ? [] : [{ path: 'motif', title: TITLES[fault] }];
}
