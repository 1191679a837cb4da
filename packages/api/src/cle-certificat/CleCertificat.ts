import * as z from 'zod/mini';
import { Instant } from '../wire/formats.ts';

/** A key that signs, or signed, certificats; its private half leaves the server never. */
export const CleCertificat = z.object({
  /** Its number, which a signed content bears (decision 0090). */
  id: z.int(),
  creeLe: Instant,
  /** When it stopped signing; null for the one in force. */
  retireeLe: z.nullable(Instant),
  /** Since when it counts as stolen. */
  compromiseLe: z.nullable(Instant),
  nbCertificats: z.int(),
  /** Whether the environment gave it; the others are made here. */
  isEnvironnement: z.boolean(),
  /** Who made it by a rotation. */
  auteurNomPrenom: z.nullable(z.string()),
});
export type CleCertificat = z.infer<typeof CleCertificat>;

/** One key by its number. */
export const CleWrite = z.object({ id: z.int() });
export type CleWrite = z.infer<typeof CleWrite>;
