import * as z from 'zod/mini';
import { CalendarDate, HabilisId } from '../wire/formats.ts';
import { text } from '../wire/texts.ts';

/** Somebody known as a stagiaire, with what tells whether another identity is theirs too. */
export const IdentiteStagiaire = z.object({
  habilisId: HabilisId,
  nom: z.string(),
  prenom: z.string(),
  dateNaissance: z.nullable(CalendarDate),
  hasCompte: z.boolean(),
  nbSessions: z.int(),
  certificats: z.array(
    z.object({
      numero: z.string(),
      libelleDispositifNiveau: z.string(),
      dateObtention: CalendarDate,
      statut: z.enum(['VALIDE', 'REVOQUE', 'REMPLACE']),
      raisonSociale: z.string(),
    }),
  ),
});
export type IdentiteStagiaire = z.infer<typeof IdentiteStagiaire>;

/** The identity that is kept, and the one that goes into it. */
export const IdentitesAFusionner = z.object({ garde: HabilisId, absorbe: HabilisId });

/** Two identities side by side. */
export const ApercuIdentites = z.object({
  garde: IdentiteStagiaire,
  absorbe: IdentiteStagiaire,
  /** Title of the refusal, a key under `erreurs.`; null when the merge is possible. */
  obstacle: z.nullable(z.string()),
});
export type ApercuIdentites = z.infer<typeof ApercuIdentites>;

/** A merge of two identities, with its ground; the identifier that goes is typed again. */
export const FusionIdentitesWrite = z.extend(IdentitesAFusionner, { motif: text(1000), confirmation: text(20) });
export type FusionIdentitesWrite = z.infer<typeof FusionIdentitesWrite>;
