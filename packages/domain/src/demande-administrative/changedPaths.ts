import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';
import { normalizeSaisie } from './normalizeSaisie.ts';

type Tree = { readonly [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

function differing(before: Tree, after: Tree, prefix = ''): string[] {
  return Object.keys(after).flatMap((key) => {
    const [old, current] = [before[key], after[key]];
    if (isTree(old) && isTree(current)) return differing(old, current, `${prefix}${key}.`);
    return old === current ? [] : [`${prefix}${key}`];
  });
}

/**
 * Paths of the fields that differ between two states of the form, such as `adresse.codePostalVille.ville`; both as they are stored today, for
 * an older one may have been kept less clean.
 */
export const changedPaths = (before: DemandeAdministrativeSaisie, after: DemandeAdministrativeSaisie): string[] =>
  differing(normalizeSaisie(before), normalizeSaisie(after));
