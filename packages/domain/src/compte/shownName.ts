import { cleanText } from '../clean-text/cleanText.ts';

/** The longest name, first name and space included, that a mail shows. */
const LONGEST = 40;

// An accent may be a sign of its own; hyphens and apostrophes are typed in several ways.
const NOT_OF_A_NAME = /[^\p{L}\p{M}'’\-‐‑ ]+/gu;

const part = (name: string, longest: number): string =>
  [...cleanText(cleanText(name).replaceAll(NOT_OF_A_NAME, ' '))].slice(0, Math.max(0, longest)).join('').trim();

/** What a mail shows of a name, which a stranger may have typed: letters, hyphens, apostrophes and spaces, forty signs in all (CO800). */
export function shownName({ prenom, nom }: { readonly prenom: string; readonly nom: string }): {
  readonly prenom: string;
  readonly nom: string;
} {
  const first = part(prenom, LONGEST);
  return { prenom: first, nom: part(nom, LONGEST - [...first].length - 1) };
}
