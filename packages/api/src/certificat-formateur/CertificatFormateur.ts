import * as z from 'zod/mini';
import { DispositifNiveauRef } from '../dispositif-niveau/DispositifNiveau.ts';
import { PersonneRef } from '../personne/PersonneRef.ts';
import { RoleTypeSchema } from '../role/Role.ts';
import { CalendarDate, Id, Instant, Version } from '../wire/formats.ts';
import { text } from '../wire/texts.ts';

/** A line of the list of formateurs' certificats (rules/certificats#formateurs). */
export const CertificatFormateurSummary = z.object({
  id: Id,
  version: Version,
  titulaire: PersonneRef,
  dispositifNiveau: DispositifNiveauRef,
  dateObtention: CalendarDate,
  /** Its last day; null when it has none. */
  dateFin: z.nullable(CalendarDate),
});
export type CertificatFormateurSummary = z.infer<typeof CertificatFormateurSummary>;

/** A formateur's certificat, with the steps by which it was extended, the latest first. */
export const CertificatFormateur = z.object({
  ...CertificatFormateurSummary.shape,
  prolongations: z.array(
    z.object({
      id: Id,
      dateFinAvant: CalendarDate,
      dateFin: CalendarDate,
      motif: z.string(),
      auteurNomPrenom: z.nullable(z.string()),
      roleType: RoleTypeSchema,
      faitLe: Instant,
    }),
  ),
  /** The day on which the certificat that gave it was revoked. */
  dateRevocation: z.nullable(CalendarDate),
  /** Whether the caller may extend it. */
  prolongeable: z.boolean(),
  /** Whether the caller may take its paper. */
  telechargeable: z.boolean(),
});
export type CertificatFormateur = z.infer<typeof CertificatFormateur>;

/** A later end, with its reason. */
export const Prolongation = z.object({ certificatId: Id, version: Version, dateFin: CalendarDate, motif: text(4000) });
export type Prolongation = z.infer<typeof Prolongation>;
