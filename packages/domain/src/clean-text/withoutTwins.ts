/** Ligatures of typesetting and signs of full width, such as a PDF or a keyboard of another alphabet gives. */
const FORMS = /[\uFB00-\uFB06\uFE50-\uFF5E]/g;
/** Signs that programs and keyboards put for a hyphen: typographic ones, dashes, minus. */
const HYPHENS = /[\u02D7\u058A\u2010-\u2015\u2043\u2212\u2E3A\u2E3B]/g;
/** Signs put for an apostrophe: quotes, accents that stand alone, prime, modifier letters. */
const APOSTROPHES = /[\u2018\u201B\u02B9\u02BB-\u02BF\u02C8\u02CA\u02CB\u00B4`\u1FEF\u2032\u2035\uA78B\uA78C]/g;
const SLASHES = /[\u2044\u2215]/g;

/** A text with plain signs for those that only look like them; the French apostrophe is a sign of its own (CO5). */
export const withoutTwins = (text: string): string =>
  text
    // Some are the same as one of these in another code.
    .normalize('NFC')
    .replaceAll(FORMS, (form) => form.normalize('NFKC'))
    .replaceAll(HYPHENS, '-')
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(SLASHES, '/');
