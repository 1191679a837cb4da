import { normalizeHabilisId } from '@habilis/domain/identifiant/normalizeHabilisId';
import * as z from 'zod/mini';

/** Largest id and version that a row may have: the largest `integer` of PostgreSQL. */
export const LARGEST_INTEGER = 2_147_483_647;

/** Integer id of a row, as it stands in a path or a body. */
export const Id = z.int().check(z.positive(), z.maximum(LARGEST_INTEGER));
/** The same id read from a path segment. */
export const PathId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  z.pipe(
    z.transform((text: string) => Number(text)),
    z.int().check(z.maximum(LARGEST_INTEGER)),
  ),
);
/** Calendar date `yyyy-MM-dd` of the years 1900 to 2999: a year that is half typed is none (rules/wire#dates). */
export const CalendarDate = z.iso.date().check(
  // What is no date at all is told once, by its format.
  z.regex(/^(19|2\d|(?!\d{4}-))/),
);
/** Instant ISO 8601 UTC; names of such fields end in `Le` (rules/wire#dates). */
export const Instant = z.iso.datetime();
/** Platform identifier: three capital letters and five digits (V2). */
export const HabilisId = z.string().check(
  z.overwrite((typed) => normalizeHabilisId(typed) ?? typed),
  z.regex(/^[A-Z]{3}\d{5}$/),
);
/** Version of an object, to detect concurrent writes. */
export const Version = z.int().check(z.nonnegative(), z.maximum(LARGEST_INTEGER));
/** Key of a mail's link, read from a path segment. */
export const Key = z.string().check(z.regex(/^[\w-]{1,200}$/));
