import * as z from 'zod/mini';
import { DispositifNiveauRef } from '../dispositif-niveau/DispositifNiveau.ts';
import { PersonneRef } from '../personne/PersonneRef.ts';
import { CalendarDate, Id, Version } from '../wire/formats.ts';
import { text } from '../wire/texts.ts';

/** A formateur's certificat (domain, C.6). */
export const CertificatFormateur = z.object({
  id: Id,
  version: Version,
  numero: z.string(),
  titulaire: PersonneRef,
  dispositifNiveau: DispositifNiveauRef,
  dateObtention: CalendarDate,
  dateFin: CalendarDate,
});
export type CertificatFormateur = z.infer<typeof CertificatFormateur>;

/** A later end, with its reason. */
export const Prolongation = z.object({ certificatId: Id, version: Version, dateFin: CalendarDate, motif: text(4000) });
export type Prolongation = z.infer<typeof Prolongation>;
