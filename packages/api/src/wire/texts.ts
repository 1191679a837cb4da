import * as z from 'zod/mini';

/** A text that is not empty, of `largest` characters at most. */
export const text = (largest: number) => z.string().check(z.minLength(1), z.maxLength(largest));
/** Characters of a rich text, its marks included. */
export const LARGEST_RICH_TEXT = 20_000;
/** A text or null, of `largest` characters at most. */
export const nullableText = (largest: number) => z.nullable(z.string().check(z.maxLength(largest)));
/** A filter of a list by one of these codes; left empty it asks nothing. */
export const codeAmong = (codes: readonly string[]) => z.optional(z.literal([...new Set(['', ...codes])]));
/** A filter of a list. */
export const filter = (largest = 100) => z.optional(z.string().check(z.maxLength(largest)));
