import * as z from 'zod/mini';
import type { Schema } from '../endpoint.ts';

/** Largest page that a list gives (rules/wire#lists). */
export const LARGEST_PAGE = 200;

/** Counting stops here, because a list may hold a million elements. */
export const MOST_COUNTED = 10_000;

/** One page of a list: its elements, the total over all pages, the page from 1 and its size. */
export function listOf<S extends Schema>(element: S) {
  return z.object({
    elements: z.array(element),
    total: z.int(),
    /** True when the count stopped: there are more. */
    totalDepasse: z.optional(z.boolean()),
    page: z.int(),
    taille: z.int(),
  });
}

/** A number from 1 to `largest`, read from a query or a body. */
export const boundedCount = (fallback: number, largest: number) =>
  z.pipe(
    z._default(z.union([z.int(), z.string().check(z.regex(/^\d{1,6}$/))]), fallback),
    z.pipe(
      z.transform((value: number | string) => Number(value)),
      z.int().check(z.minimum(1), z.maximum(largest)),
    ),
  );

/** Query fields that every list has: `page`, `taille`, `ordre`. */
export const ListQuery = {
  page: boundedCount(1, 100_000),
  taille: boundedCount(15, LARGEST_PAGE),
  ordre: z._default(z.enum(['asc', 'desc']), 'asc'),
} as const;
