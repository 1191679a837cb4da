import { lengthFaultOf } from './lengthFaultOf.ts';
import { PASSWORD_LENGTHS } from './PASSWORD_LENGTHS.ts';

/** Why a password cannot be chosen. */
export type PasswordFault = 'trop-court' | 'trop-long' | 'trop-facile' | 'trop-proche';

/** The password's owner: data that the password must not contain. */
export type PasswordHolder = {
  readonly nom: string;
  readonly prenom: string;
  readonly email: string;
  readonly habilisId: string;
};

// Shorter words of a name stand in many good passwords.
const SHORTEST_TELLING_WORD = 4;

const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

function tellingWords({ nom, prenom, email, habilisId }: PasswordHolder): string[] {
  const local = email.split('@')[0] ?? '';
  return [nom, prenom, local, ...local.split(/[._+-]/), habilisId, 'habilis']
    .map(fold)
    .filter((word) => word.length >= SHORTEST_TELLING_WORD);
}

/**
 * What is wrong with a chosen password, null when it is good: its length, how easily it is guessed, and words of the person who
 * chooses it; nothing is asked of its characters (CO1 to CO3, OWASP ASVS 2.1). How easily is asked of `isGuessable`, which knows the
 * lists of common passwords and takes the person's own words with them.
 */
export function passwordFaultOf(
  password: string,
  holder: PasswordHolder,
  isGuessable: (password: string, words: readonly string[]) => boolean,
): PasswordFault | null {
  const lengthFault = lengthFaultOf(password);
  if (lengthFault !== null) return lengthFault;
  const folded = fold(password);
  const words = tellingWords(holder).toSorted((a, b) => b.length - a.length);
  // What is left without the person's own words must still be long enough to count.
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), folded);
  const isNear = rest.length < folded.length && [...rest].length < PASSWORD_LENGTHS.min - SHORTEST_TELLING_WORD;
  if (isNear) return 'trop-proche';
  return isGuessable(password, words) ? 'trop-facile' : null;
}
