type Tree = { readonly [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Paths of the fields that differ between two states of the same form, such as `adresse.codePostalVille.ville`. */
export function changedPaths(before: Tree, after: Tree, prefix = ''): string[] {
  return Object.keys(after).flatMap((key) => {
    const [old, current] = [before[key], after[key]];
    if (isTree(old) && isTree(current)) return changedPaths(old, current, `${prefix}${key}.`);
    return old === current ? [] : [`${prefix}${key}`];
  });
}
