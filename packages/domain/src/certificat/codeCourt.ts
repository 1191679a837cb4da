/** The 32 signs of a short code: digits and letters without I, L, O and U, which are mistaken for others (Crockford's base 32). */
export const SIGNES_CODE_COURT = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Twelve signs are 60 bits: nobody guesses one (C12). */
export const LONGUEUR_CODE_COURT = 12;
const GROUP = 4;

/** A short code in groups of four signs, as it is printed. */
export const formatCodeCourt = (code: string): string => code.replaceAll(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1-');

/** The short code that somebody typed: in any case, with spaces or hyphens, O read as 0, I and L as 1; null for any other text (C12). */
export function readCodeCourt(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Dash}\p{Cf}.]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return code.length === LONGUEUR_CODE_COURT && [...code].every((sign) => SIGNES_CODE_COURT.includes(sign))
    ? code
    : null;
}

const PRINTED = /(?<![0-9A-Z-])[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}(?![0-9A-Z-])/g;

/** The short codes that stand in a text as they are printed, each once. */
export function codesCourtsDans(texte: string): string[] {
  const codes = new Map<string, string>();
  for (const printed of texte.replaceAll(/\p{Dash}/gu, '-').match(PRINTED) ?? []) {
    const code = readCodeCourt(printed);
    if (code !== null && !codes.has(code)) codes.set(code, printed);
  }
  return [...codes.values()];
}

/** Whether codes are those of several certificats: digits alone may be a number of something else, as hardly any code is. */
export const areSeveralCodes = (codes: readonly string[]): boolean =>
  codes.filter((code) => /[A-Z]/i.test(code)).length > 1;
