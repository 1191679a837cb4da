import { currentActing } from './acting.ts';

/** A key that names a person, for who types in that person's name: what they leave is not the person's own. */
function keyHere(key: string): string {
  const acteur = currentActing()?.impersonation?.acteur.habilisId;
  return acteur === undefined ? key : `${key}${BY}${acteur}`;
}
/** Between a key and who acts in the name of its person. */
export const BY = '@';

/** Keeps a copy in this browser; if storage is full or forbidden, only the copy is lost. */
export function keepLocally(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(keyHere(key));
    else localStorage.setItem(keyHere(key), text);
  } catch {
    // Ignored: the server still receives what is typed.
  }
}

/** What this browser kept under a key; null without it, or where storage is forbidden. */
export function readLocally(key: string): string | null {
  try {
    return localStorage.getItem(keyHere(key));
  } catch {
    return null;
  }
}
