import * as z from 'zod/mini';
import type { Schema } from '../endpoint.ts';
import { NAMED_SCHEMAS } from './NAMED_SCHEMAS.ts';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Whether a schema is for a request or for an answer. */
export type Direction = 'input' | 'output';

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED_SCHEMAS)) names.add(schema, { id });

/** Removes what tells a reader nothing: the bounds of safe integers, and that an answer has no other field. */
function plain({ jsonSchema }: { readonly jsonSchema: JsonSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  delete jsonSchema.additionalProperties;
}

/** JSON Schemas of a document; each named schema is written once. */
export type DescribedSchemas = {
  /** The schema, or a reference to it when it has a name. */
  readonly describe: (schema: Schema, direction: Direction) => JsonSchema;
  /** The named schemas that were referred to so far. */
  readonly components: () => Readonly<Record<string, JsonSchema>>;
};

/** Writes schemas as JSON Schema and collects the named ones (JSON Schema 2020-12). */
export function describedSchemas(): DescribedSchemas {
  const components = new Map<string, JsonSchema>();
  const keep = (id: string, schema: JsonSchema) => {
    const known = components.get(id);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`« ${id} » ne se décrit pas de même à l’envoi et en réponse : donnez-leur deux schémas`);
    }
    components.set(id, schema);
  };
  return {
    describe: (schema, io) => {
      const made = z.toJSONSchema(schema, { metadata: names, io, unrepresentable: 'any', override: plain });
      const text = JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/');
      const { $defs = {}, $schema: _dialect, ...whole } = JSON.parse(text) as JsonSchema;
      for (const [id, one] of Object.entries($defs)) keep(id, one);
      return whole;
    },
    components: () => Object.fromEntries([...components].toSorted(([a], [b]) => a.localeCompare(b))),
  };
}
