/** What stands for no value in the place of one. */
function emptied(value: unknown, noText: string | null): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'string') return noText;
  return typeof value === 'number' ? null : value;
}

/** The same form with nothing at a path such as `adresse.codePostalVille.ville`: a fault there tells that the value is required. */
export function withoutValue(tree: unknown, path: string, noText: string | null = null): unknown {
  if (path === '') return emptied(tree, noText);
  if (typeof tree !== 'object' || tree === null) return tree;
  const [key = '', ...rest] = path.split('.');
  const changed = withoutValue(Reflect.get(tree, key), rest.join('.'), noText);
  return Array.isArray(tree) ? tree.with(Number(key), changed) : { ...tree, [key]: changed };
}

/** The paths of the values of a tree, in objects and in lists of objects. */
export function pathsOf(tree: unknown, path = ''): readonly string[] {
  if (typeof tree !== 'object' || tree === null) return [path];
  const isList = Array.isArray(tree);
  if (isList && !tree.some((one) => typeof one === 'object')) return [path];
  const within = Object.entries(tree).flatMap(([key, value]) => pathsOf(value, path === '' ? key : `${path}.${key}`));
  return isList ? [path, ...within] : within;
}
