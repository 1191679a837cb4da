import { cleanName } from '../clean-text/cleanName.ts';
import { foldLetters } from '../clean-text/foldLetters.ts';
import { LIEUX } from '../entite/DEPARTEMENTS.ts';

/** Where one looks: in a département by its code, or where postal code and town begin with these words. */
export type Lieu =
  | { readonly departement: string; readonly lieu: '' }
  | { readonly departement: ''; readonly lieu: string };

const folded = (text: string): string =>
  foldLetters(text)
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();

/** What a typed place means: a département when it is the code or the name of one, alone or together, else a postal code or a town (DX962). */
export function lieuOf(typed: string, nameOf: (code: string) => string): Lieu {
  const words = folded(typed);
  const departement = LIEUX.find((code) => {
    const [name, short] = [folded(nameOf(code)), code.toLowerCase()];
    return [short, name, `${name} ${short}`, `${short} ${name}`].includes(words);
  });
  return departement === undefined ? { departement: '', lieu: cleanName(typed) } : { departement, lieu: '' };
}
