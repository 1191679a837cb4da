import type { Endpoint, Schema } from '@habilis/api/endpoint';
import { parseFields, parseQuery } from '@habilis/api/wire/parseFields';
import { refuse } from '../Refusal.ts';

/** A value after its schema, or 400 `donnees-invalides` with a path and a title for each fault. */
export const validate = (schema: Schema, value: unknown): unknown => dataOf(parseFields(schema, value));

/** The query of a call, or the same refusal. */
export const validateQuery = (endpoint: Endpoint, search: unknown): unknown => dataOf(parseQuery(endpoint, search));

function dataOf(parsed: ReturnType<typeof parseFields>): unknown {
  if (!parsed.ok) throw refuse.badRequest('donnees-invalides', parsed.errors);
  return parsed.data;
}
