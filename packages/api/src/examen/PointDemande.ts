import { MOTIFS_COMPLEMENT } from '@habilis/domain/complement/MOTIFS_COMPLEMENT';
import * as z from 'zod/mini';
import { text } from '../wire/texts.ts';

/** A point of a complement as an action asks it; `chemin` names a field of the demande or a slot of documents, `motif` why it is asked. */
export const PointDemande = z.object({
  chemin: text(100),
  commentaire: text(2000),
  motif: z.optional(z.enum(MOTIFS_COMPLEMENT)),
});
export type PointDemande = z.infer<typeof PointDemande>;

/** The points that one action asks. */
export const PointsDemandes = z.array(PointDemande).check(z.maxLength(50));
