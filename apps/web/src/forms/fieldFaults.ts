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

/** The value at a path such as `adresse.codePostalVille.ville`. */
export function valueAt(tree: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((node, key) => {
    const isTree = typeof node === 'object' && node !== null;
    return isTree ? Object.entries(node).find(([name]) => name === key)?.[1] : undefined;
  }, tree);
}
