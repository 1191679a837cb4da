import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../endpoint.ts';
import type { Problem } from './Problem.ts';

export type FieldErrors = NonNullable<Problem['errors']>;

function titleOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null)) return 'champ.requis';
  if (issue.code === 'too_big') return 'champ.trop-long';
  return 'champ.invalide';
}

/** The faults of an issue: one for each unknown field. */
function faultsOf(issue: z.core.$ZodIssue): FieldErrors {
  const pathOf = (path: readonly PropertyKey[]) => path.map(String).join('.');
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ path: pathOf([...issue.path, key]), title: 'champ.inconnu' }))
    : [{ path: pathOf(issue.path), title: titleOf(issue) }];
}

/** A value after its schema, or a path and a title for each of its faults (rules/wire#error-body). */
export function parseFields(
  schema: Schema,
  value: unknown,
): { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly errors: FieldErrors } {
  const parsed = z.safeParse(schema, value, { reportInput: true });
  if (parsed.success) return { ok: true, data: parsed.data };
  const errors = parsed.error.issues.flatMap(faultsOf).slice(0, 50);
  return { ok: false, errors };
}

const NO_QUERY = z.strictObject({});

/** The parsed query of a call: a read refuses unknown fields (LI6), a write ignores its query. */
export const parseQuery = ({ method, query }: Endpoint, search: unknown): ReturnType<typeof parseFields> =>
  method === 'GET' ? parseFields(query ?? NO_QUERY, search) : { ok: true, data: {} };
