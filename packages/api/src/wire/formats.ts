import * as z from 'zod/mini';

/** Integer id of a row, as it stands in a path or a body. */
export const Id = z.int().check(z.positive());
/** The same id read from a path segment. */
export const PathId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  z.transform((text: string) => Number(text)),
);
/** Calendar date `yyyy-MM-dd` (wire, Dates). */
export const CalendarDate = z.iso.date();
/** Instant ISO 8601 UTC; names of such fields end in `Le` (wire, Dates). */
export const Instant = z.iso.datetime();
/** Platform identifier: three capital letters and five digits (specification, section 9). */
export const HabilisId = z.string().check(z.regex(/^[A-Z]{3}\d{5}$/));
/** Optimistic version of a writable object. */
export const Version = z.int().check(z.nonnegative());
/** Key of a mail's link, read from a path segment. */
export const Key = z.string().check(z.regex(/^[\w-]{1,200}$/));
