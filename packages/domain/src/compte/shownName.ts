import { cleanText } from '../clean-text/cleanText.ts';

/** In characters, first name and space included. */
const LONGEST = 40;

// An accent may be a separate character; hyphens and apostrophes have several forms.
const NOT_OF_A_NAME = /[^\p{L}\p{M}'’\-‐‑ ]+/gu;

const part = (name: string, longest: number): string =>
  [...cleanText(cleanText(name).replaceAll(NOT_OF_A_NAME, ' '))].slice(0, Math.max(0, longest)).join('').trim();

/**
 * A name made safe for a mail, because a stranger may have typed it: letters, hyphens, apostrophes and spaces, 40 characters at most
 * (CO800).
 */
export function shownName({ prenom, nom }: { readonly prenom: string; readonly nom: string }): {
  readonly prenom: string;
  readonly nom: string;
} {
  const first = part(prenom, LONGEST);
  return { prenom: first, nom: part(nom, LONGEST - [...first].length - 1) };
}
