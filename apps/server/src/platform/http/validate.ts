import type { Schema } from '@habilis/api/endpoint';
import * as z from 'zod/mini';
import { type FieldError, refuse } from '../Refusal.ts';

function titleOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null)) return 'champ.requis';
  if (issue.code === 'too_big') return 'champ.trop-long';
  return 'champ.invalide';
}

/** A value after its schema, or 400 `donnees-invalides` with a path and a title for each fault. */
export function validate(schema: Schema, value: unknown): unknown {
  const parsed = z.safeParse(schema, value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const errors: FieldError[] = parsed.error.issues.slice(0, 50).map((issue) => ({
    path: issue.path.map(String).join('.'),
    title: titleOf(issue),
  }));
  throw refuse.badRequest('donnees-invalides', errors);
}
