import * as z from 'zod/mini';
import { Instant } from '../wire/formats.ts';

/** A key that verifies certificats, in force or retired; whoever holds one that leaked signs what they like. */
export const ClePublique = z.object({
  id: z.int(),
  /** Its 32 bytes (RFC 8032), in base64url. */
  clePublique: z.string(),
  creeLe: Instant,
  retireeLe: z.nullable(Instant),
  /** Since when it counts as stolen. */
  compromiseLe: z.nullable(Instant),
});
export type ClePublique = z.infer<typeof ClePublique>;

/** The list of revocations and its signature, in base64url (`encodeListe`). */
export const ListeSignee = z.object({ liste: z.string() });
export type ListeSignee = z.infer<typeof ListeSignee>;
