import { MOTIF_REMPLACEMENT, MOTIFS_REVOCATION } from '@habilis/domain/certificat/MOTIFS_REVOCATION';
import * as z from 'zod/mini';
import { RoleTypeSchema } from '../role/Role.ts';
import { Id, Instant } from '../wire/formats.ts';
import { text } from '../wire/texts.ts';

/** The revocation of a certificat, from its hour on; it may be cancelled before (C24). */
export const RevocationCertificat = z.object({
  certificatId: Id,
  numero: z.string(),
  motif: z.enum([...MOTIFS_REVOCATION, MOTIF_REMPLACEMENT]),
  texte: z.string(),
  decideeLe: Instant,
  appliqueLe: Instant,
  annulable: z.boolean(),
});
export type RevocationCertificat = z.infer<typeof RevocationCertificat>;

/** The revocation of a certificat, on its page; the author is named to those who may read it. */
export const RevocationLue = z.object({
  ...z.omit(RevocationCertificat, { certificatId: true, numero: true }).shape,
  auteurNomPrenom: z.nullable(z.string()),
  roleType: z.nullable(RoleTypeSchema),
});
export type RevocationLue = z.infer<typeof RevocationLue>;

/** Why a certificat is to be revoked. */
export const RevocationWrite = z.object({ motif: z.enum(MOTIFS_REVOCATION), texte: text(2000) });
export type RevocationWrite = z.infer<typeof RevocationWrite>;
