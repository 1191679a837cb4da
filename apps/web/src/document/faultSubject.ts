import { valueAt } from '../forms/fieldFaults.ts';

const SLOT = 'fileUploads.';

/** What a fault is about, by its path: the value of a field, or how many documents its slot has, since a file gets its id only as it is stored. */
export const faultSubject = (path: string, saisie: unknown, pieces: readonly { readonly champ: string }[]): unknown =>
  path.startsWith(SLOT) ? pieces.filter(({ champ }) => SLOT + champ === path).length : valueAt(saisie, path);
