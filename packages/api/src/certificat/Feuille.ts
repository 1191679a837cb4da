import { FORMATS_PAPIER, ORIENTATIONS } from '@habilis/domain/modele-certificat/Dessin';
import * as z from 'zod/mini';
import { ExempleModele, FormeModele, ZoneModele } from '../modele-certificat/ModeleCertificat.ts';

/** A certificat to draw: what its PDF holds, for whoever draws it elsewhere (decision 0112). */
export const FeuilleCertificat = z.object({
  dessin: z.object({
    format: z.enum(FORMATS_PAPIER),
    orientation: z.enum(ORIENTATIONS),
    formes: z.array(FormeModele),
    zones: z.array(ZoneModele),
    /** The name of the picture that covers the page, as the zones of pictures have theirs. */
    fond: z.nullable(z.string()),
  }),
  valeurs: ExempleModele,
  /** Words across a paper that proves nothing; null on a real one. */
  specimen: z.nullable(z.string()),
});
export type FeuilleCertificat = z.infer<typeof FeuilleCertificat>;
