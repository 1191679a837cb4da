import * as z from 'zod/mini';
import { CalendarDate } from '../wire/formats.ts';

/** Results of the check of a certificat (rules/certificats#code, rules/certificats#correction). */
export const STATUTS_CERTIFICAT = ['VALIDE', 'EXPIRE', 'REVOQUE', 'REMPLACE', 'INCONNU'] as const;

/** Why a certificat is unknown: each is told apart (decision 0089). */
export const RAISONS_INCONNU = [
  'code-inconnu',
  'illisible',
  'abime',
  'version-inconnue',
  'autre-site',
  'cle-inconnue',
  'cle-compromise',
  'signature-fausse',
  'certificat-absent',
  'numero-partage',
] as const;

/** What the platform knows of a certificat, to compare with the paper; nothing but the status and its reason when it is unknown (rules/certificats#code). */
export const CertificatVerifie = z.object({
  statut: z.enum(STATUTS_CERTIFICAT),
  /** Why it is unknown; null otherwise. */
  raison: z.nullable(z.enum(RAISONS_INCONNU)),
  /** Whether the signature of a QR code was verified: a short code has none. */
  signatureVerifiee: z.boolean(),
  /** Whether it was taken over from a former register: its paper is not ours, and no signature of ours proves it (C1147). */
  repris: z.boolean(),
  /** Whether this site only demonstrates: nothing that it says is true (rules/demonstration#start). */
  demonstration: z.boolean(),
  intitule: z.nullable(z.string()),
  numero: z.nullable(z.string()),
  /** Both null once the holder is no longer known by name, and to who types the number of a former register, which is guessed. */
  nom: z.nullable(z.string()),
  prenom: z.nullable(z.string()),
  initiales: z.nullable(z.string()),
  dateObtention: z.nullable(CalendarDate),
  dateFin: z.nullable(CalendarDate),
  dateRevocation: z.nullable(CalendarDate),
  /** The number of the certificat that replaces it. */
  remplacePar: z.nullable(z.string()),
  raisonSociale: z.nullable(z.string()),
  codePostal: z.nullable(z.string()),
  ville: z.nullable(z.string()),
  numeroHabilitation: z.nullable(z.string()),
  /** Whether the habilitation gave its right on the last day of training. */
  habilitationActive: z.nullable(z.boolean()),
});
export type CertificatVerifie = z.infer<typeof CertificatVerifie>;
export type RaisonInconnu = (typeof RAISONS_INCONNU)[number];
