import type { Schema } from '@habilis/api/endpoint';
import fc from 'fast-check';
import * as z from 'zod/mini';

type Json = z.core.JSONSchema.JSONSchema;

const LARGEST_TEXT = 60;

function textOf({ format, pattern, minLength = 0, maxLength = LARGEST_TEXT }: Json): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, minLength + LARGEST_TEXT) });
}

function objectOf({ properties = {}, required = [] }: Json): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, ofJson(one as Json)]));
  return fc.record(fields, { requiredKeys: required });
}

function ofJson(schema: Json): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => ofJson(one)));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'number':
      return fc.double({ noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(ofJson((schema.items ?? {}) as Json), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue();
  }
}

/** Generates values that a schema accepts, as sent. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  return ofJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}
