import * as z from 'zod/mini';
import type { Schema } from '../endpoint.ts';
import type { Problem } from './Problem.ts';

export type FieldErrors = NonNullable<Problem['errors']>;

function titleOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null)) return 'champ.requis';
  if (issue.code === 'too_big') return 'champ.trop-long';
  return 'champ.invalide';
}

/** A value after its schema, or a path and a title for each of its faults (wire, Error body). */
export function parseFields(
  schema: Schema,
  value: unknown,
): { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly errors: FieldErrors } {
  const parsed = z.safeParse(schema, value, { reportInput: true });
  if (parsed.success) return { ok: true, data: parsed.data };
  const errors = parsed.error.issues.slice(0, 50).map((issue) => ({
    path: issue.path.map(String).join('.'),
    title: titleOf(issue),
  }));
  return { ok: false, errors };
}
