import type { JsonSchema } from './describedSchemas.ts';

/** The named schemas to which references lead. */
export type Components = Readonly<Record<string, JsonSchema>>;

/** The object form of a schema; `true` and `false` are schemas without content. */
export const partsOf = (value: unknown): JsonSchema =>
  typeof value === 'object' && value !== null ? (value as JsonSchema) : {};

/** The schema to which a reference leads, or the schema itself. */
export const resolved = (schema: JsonSchema, components: Components): JsonSchema =>
  schema.$ref === undefined ? schema : (components[schema.$ref.replace('#/components/schemas/', '')] ?? {});

const OF_FORMAT: Readonly<Record<string, string>> = {
  date: '2026-11-23',
  'date-time': '2026-11-23T09:30:00Z',
  email: 'camille.martin@example.org',
  uuid: '3f2b8c1e-5d4a-4b6f-9e7d-1a2b3c4d5e6f',
  uri: 'https://example.org/',
};

/** Sample texts: the first one that a schema accepts is its example. */
const TEXTS = [
  'Texte',
  'NES10101',
  '1',
  '57000',
  '732829320',
  '73282932000074',
  '0387000000',
  'SST-1',
  'texte',
  '57',
  'D2026-0001',
  '2026-11-23',
  '2026-11',
  '08:30',
  '123456',
  '?ordre=asc',
  'a'.repeat(64),
] as const;

const patternsOf = ({ pattern, allOf = [] }: JsonSchema): readonly string[] =>
  [pattern, ...allOf.map((one) => partsOf(one).pattern)].filter((one) => one !== undefined);

function textOf(schema: JsonSchema): string {
  const formats = [schema, ...(schema.allOf ?? []).map(partsOf)].map(({ format = '' }) => OF_FORMAT[format]);
  const patterns = patternsOf(schema).map((pattern) => new RegExp(pattern, 'u'));
  const { minLength = 0, maxLength = Number.MAX_SAFE_INTEGER } = schema;
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && patterns.every((pattern) => pattern.test(text));
  const known = [...formats, ...TEXTS].find((text) => text !== undefined && fits(text));
  return known ?? 'a'.repeat(Math.max(1, minLength));
}

function numberOf({ minimum = 0, exclusiveMinimum, maximum }: JsonSchema): number {
  const least = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : minimum;
  return Math.min(Math.max(1, least), maximum ?? Number.MAX_SAFE_INTEGER);
}

/** Which fields to fill in an example. */
type Fields = 'all' | 'required';

/** An example value of a schema: fields filled, one element per list; a schema nested in itself is left empty. */
export function exampleOf(
  schema: JsonSchema,
  components: Components,
  fields: Fields = 'all',
  within: readonly JsonSchema[] = [],
): unknown {
  const one = resolved(schema, components);
  if (one.const !== undefined) return one.const;
  if (one.default !== undefined) return one.default;
  if (one.enum !== undefined) return one.enum[0];
  const [first] = (one.anyOf ?? one.oneOf ?? []).map(partsOf).filter(({ type }) => type !== 'null');
  const deeper = (child: unknown): unknown => exampleOf(partsOf(child), components, fields, [...within, one]);
  if (first !== undefined) return deeper(first);
  switch (one.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(one.properties ?? {})
          .filter(([name]) => fields === 'all' || one.required?.includes(name) === true)
          // A schema nested in itself would never end.
          .filter(([, child]) => !within.includes(resolved(partsOf(child), components)))
          .map(([name, child]) => [name, deeper(child)]),
      );
    case 'array':
      return within.includes(resolved(partsOf(one.items), components)) || one.maxItems === 0 ? [] : [deeper(one.items)];
    case 'string':
      return textOf(one);
    case 'integer':
    case 'number':
      return numberOf(one);
    case 'boolean':
      return true;
    default:
      return null;
  }
}
