/** Why a point of a complement is asked; the last one says nothing by itself. */
export const MOTIFS_COMPLEMENT = ['differe', 'illisible', 'absent', 'incomplet', 'perime', 'autre'] as const;
export type MotifComplement = (typeof MOTIFS_COMPLEMENT)[number];

/** The motif of a point that tells none (DH62). */
export const SANS_MOTIF: MotifComplement = 'autre';
