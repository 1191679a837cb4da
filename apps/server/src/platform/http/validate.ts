import type { Schema } from '@habilis/api/endpoint';
import { parseFields } from '@habilis/api/wire/parseFields';
import { refuse } from '../Refusal.ts';

/** A value after its schema, or 400 `donnees-invalides` with a path and a title for each fault. */
export function validate(schema: Schema, value: unknown): unknown {
  const parsed = parseFields(schema, value);
  if (!parsed.ok) throw refuse.badRequest('donnees-invalides', parsed.errors);
  return parsed.data;
}
