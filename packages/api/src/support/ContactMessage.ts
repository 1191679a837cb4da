import { ETATS_SUPPORT } from '@habilis/domain/assistance/etatsSupport';
import { ILLISIBLES } from '@habilis/domain/assistance/Illisible';
import { MODULES } from '@habilis/domain/assistance/MODULES';
import * as z from 'zod/mini';
import { Defi, DefiResolu } from '../captcha/Defi.ts';
import { Id, Instant } from '../wire/formats.ts';
import { email } from '../wire/cleanedTexts.ts';
import { NumeroRequete } from '../wire/NumeroRequete.ts';
import { nullableText, text } from '../wire/texts.ts';

const typed = (largest: number) => z.string().check(z.maxLength(largest));

/** A document joined to a message: a part of the same body. */
const PieceJointe = z.object({
  userFilename: z.optional(text(255)),
  partIndex: z.int().check(z.minimum(0), z.maximum(49)),
});

/** A message to the support; for a signed-in person, the account's identity replaces these fields. */
export const ContactMessage = z.object({
  /** Made by the client: sent twice, a message is kept once. */
  cleEnvoi: z.uuid(),
  nom: typed(100),
  prenom: typed(100),
  email: email(0),
  objet: typed(200),
  module: z.nullable(z.enum(MODULES)),
  message: typed(10_000),
  /** The page from which the message was written. */
  page: nullableText(300),
  /** The `X-Request-Id` of the call that failed before it was written. */
  requete: z._default(z.nullable(NumeroRequete), null),
  /** For guests only. */
  defi: z.nullable(DefiResolu),
  fileUploads: z.array(PieceJointe).check(z.maxLength(50)),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** What the form needs before it is shown. */
export const ContactFormulaire = z.object({
  nombreMaxPieces: z.int(),
  /** All documents together. */
  tailleMaxEnvoiOctets: z.int(),
  /** Null for a signed-in person. */
  defi: z.nullable(Defi),
});
export type ContactFormulaire = z.infer<typeof ContactFormulaire>;

/** A message that the caller wrote to the support, with what followed but the notes of the support. */
export const MonMessage = z.object({
  id: Id,
  reference: z.string(),
  etat: z.enum(ETATS_SUPPORT),
  objet: z.string(),
  message: z.string(),
  recuLe: Instant,
  echanges: z.array(
    z.object({
      id: Id,
      genre: z.enum(['REPONSE', 'SUITE']),
      texte: z.string(),
      /** Why a mail, or a part of it, could not be read. */
      illisible: z.nullable(z.enum(ILLISIBLES)),
      ecritLe: Instant,
    }),
  ),
});
export type MonMessage = z.infer<typeof MonMessage>;

/** A received message, with the number to quote. */
export const ContactRecu = z.object({ reference: z.string() });
