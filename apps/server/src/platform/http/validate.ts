import type { Endpoint, Schema } from '@habilis/api/endpoint';
import { parseFields, parseQuery } from '@habilis/api/wire/parseFields';
import { refuse } from '../Refusal.ts';

/** Parses a value by its schema; refuses 400 `donnees-invalides` with a path and a title per fault. */
export const validate = (schema: Schema, value: unknown): unknown => dataOf(parseFields(schema, value));

/** Parses the query of a call, with the same refusal. */
export const validateQuery = (endpoint: Endpoint, search: unknown): unknown => dataOf(parseQuery(endpoint, search));

function dataOf(parsed: ReturnType<typeof parseFields>): unknown {
  if (!parsed.ok) throw refuse.badRequest('donnees-invalides', parsed.errors);
  return parsed.data;
}
