import { ProblemError } from '@habilis/api/client/errors';

/** What is wrong with a field; `title` is a key under `erreurs.`. */
export type FieldFault = { readonly path: string; readonly title: string };

/** Refusals that are about one field without saying so. */
const FIELD_OF_TITLE: Readonly<Record<string, string>> = { 'demande-administrative.siret-deja-utilise': 'siret' };

/** The faults of fields that a refusal tells, none when it is about something else. */
export function faultsOf(error: unknown): readonly FieldFault[] {
  if (!(error instanceof ProblemError)) return [];
  const { title, errors } = error.problem;
  const path = FIELD_OF_TITLE[title];
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
