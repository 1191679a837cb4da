import { ProblemError } from '@habilis/api/client/errors';
import type { FieldFault } from '@habilis/domain/field-fault/faultIf';

/** The faults of fields in an error, none when it is about something else; `fieldOfTitle` maps the titles that do not name their field. */
export function faultsOf(error: unknown, fieldOfTitle: Readonly<Record<string, string>> = {}): readonly FieldFault[] {
  if (!(error instanceof ProblemError)) return [];
  const { title, errors } = error.problem;
  const path = fieldOfTitle[title];
  if (path !== undefined) return [{ path, title }];
  return (errors ?? []).filter((fault) => fault.path !== '' && !fault.path.startsWith('currentWorkflowTask'));
}

/** What stands for no value in the place of one: days are null, other texts empty. */
function emptied(value: unknown): unknown {
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? null : '';
  if (typeof value === 'number') return null;
  return Array.isArray(value) ? [] : value;
}

/** The same tree with nothing at a path such as `adresse.codePostalVille.ville`: a fault there tells that the value is required. */
export function withoutValue(tree: unknown, path: string): unknown {
  if (path === '') return emptied(tree);
  if (typeof tree !== 'object' || tree === null) return tree;
  const [key = '', ...rest] = path.split('.');
  const changed = withoutValue(Reflect.get(tree, key), rest.join('.'));
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

/** The value at a path such as `adresse.codePostalVille.ville`. */
export function valueAt(tree: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((node, key) => {
    const isTree = typeof node === 'object' && node !== null;
    return isTree ? Object.entries(node).find(([name]) => name === key)?.[1] : undefined;
  }, tree);
}
