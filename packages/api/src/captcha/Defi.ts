import * as z from 'zod/mini';
import { text } from '../wire/texts.ts';

const content = {
  algorithm: z.literal('SHA-256'),
  /** The hash, in hexadecimal, of the salt followed by the number to find. */
  challenge: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  salt: text(200),
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
};

/** Work for a guest's browser instead of a puzzle: find the number by trying. */
export const Defi = z.object({ ...content, maxnumber: z.int().check(z.positive()) });
export type Defi = z.infer<typeof Defi>;

/** The challenge with the number found. */
export const DefiResolu = z.object({ ...content, number: z.int().check(z.nonnegative()) });
export type DefiResolu = z.infer<typeof DefiResolu>;
