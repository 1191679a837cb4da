import { cleanName } from '../clean-text/cleanName.ts';
import { refusedSign } from '../clean-text/refusedSign.ts';
import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { isUsualName } from './isUsualName.ts';

/** Longest name kept. */
const LONGEST_NAME = 100;

// Signs that no name has; letters of every alphabet, apostrophes, hyphens, spaces and dots are fine.
const NO_NAME = /[^\p{L}\p{M}’'ʼ\- .]/u;

// What a wrong encoding leaves of letters: controls of the upper half, the sign of replacement, a question mark within a word.
const LOST_LETTERS = /[\u0080-\u009F\uFFFD]|\p{L}\?\p{L}/u;

function nameFaults(path: 'nom' | 'prenom', name: string): FieldFault[] {
  if (LOST_LETTERS.test(name)) return [{ path, title: 'session-certification.nom-illisible' }];
  const isUsual = isUsualName(name);
  if (!isUsual && !/\p{L}/u.test(name)) return [{ path, title: `champ.${path}-requis` }];
  const signe = isUsual ? undefined : refusedSign(name, NO_NAME);
  return [
    ...(signe === undefined ? [] : [{ path, title: 'champ.nom-signes', signe }]),
    ...faultIf(name.length > LONGEST_NAME, path, 'session-certification.nom-trop-long'),
  ];
}

/** The two names of a stagiaire as they would be kept, and what is wrong with them (rules/sessions#stagiaires). */
export function nomsFaults(typed: { readonly nom: string; readonly prenom: string }) {
  const [nom, prenom] = [cleanName(typed.nom), cleanName(typed.prenom)];
  return { nom, prenom, fautes: [...nameFaults('nom', nom), ...nameFaults('prenom', prenom)] };
}
