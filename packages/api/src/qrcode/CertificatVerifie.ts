import * as z from 'zod/mini';
import { CalendarDate } from '../wire/formats.ts';

/** What the platform knows of a certificate, to compare with the paper; nothing but the status when it is unknown (domain, decision 7). */
export const CertificatVerifie = z.object({
  statut: z.enum(['VALIDE', 'EXPIRE', 'REVOQUE', 'INCONNU']),
  intitule: z.nullable(z.string()),
  nom: z.nullable(z.string()),
  prenom: z.nullable(z.string()),
  dateObtention: z.nullable(CalendarDate),
  dateFin: z.nullable(CalendarDate),
  raisonSociale: z.nullable(z.string()),
});
export type CertificatVerifie = z.infer<typeof CertificatVerifie>;
