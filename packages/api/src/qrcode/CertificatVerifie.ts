import * as z from 'zod/mini';
import { CalendarDate } from '../wire/formats.ts';

/** Results of the check of a certificat (domain, decision 7). */
export const STATUTS_CERTIFICAT = ['VALIDE', 'EXPIRE', 'REVOQUE', 'INCONNU'] as const;

/** What the platform knows of a certificat, to compare with the paper; nothing but the status when it is unknown (domain, decision 7). */
export const CertificatVerifie = z.object({
  statut: z.enum(STATUTS_CERTIFICAT),
  intitule: z.nullable(z.string()),
  numero: z.nullable(z.string()),
  nom: z.nullable(z.string()),
  prenom: z.nullable(z.string()),
  dateObtention: z.nullable(CalendarDate),
  dateFin: z.nullable(CalendarDate),
  dateRevocation: z.nullable(CalendarDate),
  raisonSociale: z.nullable(z.string()),
  codePostal: z.nullable(z.string()),
  ville: z.nullable(z.string()),
  numeroHabilitation: z.nullable(z.string()),
});
export type CertificatVerifie = z.infer<typeof CertificatVerifie>;

/** The answer for an unknown certificat: the status and nothing else. */
export const CERTIFICAT_INCONNU = {
  statut: 'INCONNU',
  intitule: null,
  numero: null,
  nom: null,
  prenom: null,
  dateObtention: null,
  dateFin: null,
  dateRevocation: null,
  raisonSociale: null,
  codePostal: null,
  ville: null,
  numeroHabilitation: null,
} as const satisfies CertificatVerifie;
