import * as z from 'zod/mini';
import { CalendarDate, HabilisId, Id } from '../wire/formats.ts';
import { nullableText, text } from '../wire/texts.ts';

/** Results of a stagiaire (domain, C.6). */
export const RESULTATS = ['ADMIS', 'NON_ADMIS', 'ABSENT'] as const;

/** Identity of a stagiaire: no NIR, no health data; the birth date only tells namesakes apart (domain, A.6). */
export const Identite = z.object({ nom: text(100), prenom: text(100), dateNaissance: z.nullable(CalendarDate) });
export type Identite = z.infer<typeof Identite>;

/** A stagiaire of a session: a person, or a pre-account until the session is closed. */
export const Stagiaire = z.extend(Identite, {
  id: Id,
  habilisId: z.nullable(HabilisId),
  preCompteId: z.nullable(Id),
  identiteVerifiee: z.boolean(),
  resultat: z.nullable(z.enum(RESULTATS)),
  motif: z.nullable(z.string()),
  numeroCertificat: z.nullable(z.string()),
});
export type Stagiaire = z.infer<typeof Stagiaire>;

/** The result of one stagiaire. */
export const ResultatWrite = z.object({
  stagiaireId: Id,
  identiteVerifiee: z.boolean(),
  resultat: z.nullable(z.enum(RESULTATS)),
  motif: nullableText(1000),
});

/** A result of a look-up: the one certain stagiaire, or similar ones, masked to limit disclosure. */
export const StagiaireTrouve = z.object({
  stagiaire: z.nullable(z.extend(Identite, { habilisId: HabilisId })),
  proches: z.array(z.object({ initiales: z.string(), anneeNaissance: z.nullable(z.int()) })),
});
export type StagiaireTrouve = z.infer<typeof StagiaireTrouve>;
