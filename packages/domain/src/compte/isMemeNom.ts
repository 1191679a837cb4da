import { foldLetters } from '../clean-text/foldLetters.ts';

type Nom = { readonly nom: string; readonly prenom: string };

const wordsOf = (text: string): string[] =>
  foldLetters(text)
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '');
const joined = (text: string): string => wordsOf(text).join('');

/** Whether two spellings are those of one name: accents, capitals, hyphens, a particle joined to its name, and which comes first say nothing (U744). */
export function isMemeNom(one: Nom, other: Nom): boolean {
  const sorted = ({ nom, prenom }: Nom) => wordsOf(`${nom} ${prenom}`).toSorted().join(' ');
  const [nom, prenom] = [joined(one.nom), joined(one.prenom)];
  const [otherNom, otherPrenom] = [joined(other.nom), joined(other.prenom)];
  const isJoined = (nom === otherNom && prenom === otherPrenom) || (nom === otherPrenom && prenom === otherNom);
  return isJoined || sorted(one) === sorted(other);
}
