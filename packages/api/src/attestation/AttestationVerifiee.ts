import { STATUTS_ATTESTATION } from '@habilis/domain/attestation/statutAttestation';
import * as z from 'zod/mini';
import { CalendarDate } from '../wire/formats.ts';

/** Why an attestation says nothing. */
export const RAISONS_ATTESTATION = [
  'illisible',
  'abime',
  'version-inconnue',
  'autre-site',
  'cle-inconnue',
  'cle-compromise',
  'signature-fausse',
  'habilitation-absente',
] as const;
export type RaisonAttestation = (typeof RAISONS_ATTESTATION)[number];

/** How the habilitation of an attestation stands now; nothing but the reason where the code says nothing (C861). */
export const AttestationVerifiee = z.object({
  statut: z.enum([...STATUTS_ATTESTATION, 'INCONNU']),
  raison: z.nullable(z.enum(RAISONS_ATTESTATION)),
  /** Whether this site only demonstrates: nothing that it says is true (rules/demonstration#start). */
  demonstration: z.boolean(),
  intitule: z.nullable(z.string()),
  numero: z.nullable(z.string()),
  raisonSociale: z.nullable(z.string()),
  codePostal: z.nullable(z.string()),
  ville: z.nullable(z.string()),
  /** The day on which the attestation was made. */
  dateEmission: z.nullable(CalendarDate),
  dateDebut: z.nullable(CalendarDate),
  /** Until when the habilitation may be used, extension included; null without end. */
  dateFin: z.nullable(CalendarDate),
  /** Its suspension, or its rupture: since when, and until when where that is known. */
  retireeDu: z.nullable(CalendarDate),
  retireeAu: z.nullable(CalendarDate),
});
export type AttestationVerifiee = z.infer<typeof AttestationVerifiee>;

/** The answer to a code that says nothing: its reason alone. */
export const ATTESTATION_INCONNUE = {
  statut: 'INCONNU',
  raison: 'illisible',
  demonstration: false,
  intitule: null,
  numero: null,
  raisonSociale: null,
  codePostal: null,
  ville: null,
  dateEmission: null,
  dateDebut: null,
  dateFin: null,
  retireeDu: null,
  retireeAu: null,
} as const satisfies AttestationVerifiee;
