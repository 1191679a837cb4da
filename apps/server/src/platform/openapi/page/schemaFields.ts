import type { JsonSchema } from '@habilis/api/openapi/describedSchemas';
import { type Components, partsOf, resolved } from '@habilis/api/openapi/exampleOf';
import type { Formatter } from '@habilis/i18n/createFormatter';
import type { MessageKey } from '@habilis/i18n/MessageKey';
import { type Html, html, NOTHING } from './html.ts';

const nameOf = ({ $ref }: JsonSchema): string | undefined => $ref?.replace('#/components/schemas/', '');

const WORDS: Readonly<Record<string, MessageKey>> = {
  string: 'appels.type.texte',
  integer: 'appels.type.entier',
  number: 'appels.type.nombre',
  boolean: 'appels.type.booleen',
  object: 'appels.type.objet',
  null: 'appels.type.rien',
};

/** A schema's type in a few words. */
function wordsOf(format: Formatter, schema: JsonSchema): string {
  const name = nameOf(schema);
  if (name !== undefined) return name;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined)
    return schema.enum.map((one) => JSON.stringify(one)).join(` ${format('appels.type.ou')} `);
  const choices = (schema.anyOf ?? schema.oneOf ?? []).map(partsOf);
  if (choices.length > 0)
    return [...new Set(choices.map((one) => wordsOf(format, one)))].join(` ${format('appels.type.ou')} `);
  if (schema.type === 'array') return format('appels.type.tableau', { type: wordsOf(format, partsOf(schema.items)) });
  const limits = [
    schema.format,
    schema.pattern,
    schema.maxLength === undefined ? undefined : `≤ ${schema.maxLength}`,
  ].filter((one) => one !== undefined);
  return [format(WORDS[String(schema.type)] ?? 'appels.type.autre'), ...limits].join(', ');
}

/** The object schema of a value or of its list's items, references resolved. */
function objectOf(schema: JsonSchema, components: Components): JsonSchema | undefined {
  const one = resolved(schema, components);
  if (one.properties !== undefined) return one;
  if (one.type === 'array') return objectOf(partsOf(one.items), components);
  return (one.anyOf ?? one.oneOf ?? [])
    .map((choice) => objectOf(partsOf(choice), components))
    .find((found) => found !== undefined);
}

/** The fields of a value, nested ones folded; a recursive object is shown once. */
export function schemaFields(
  format: Formatter,
  schema: JsonSchema,
  components: Components,
  within: readonly JsonSchema[] = [],
): Html {
  const whole = objectOf(schema, components);
  if (whole === undefined) return within.length > 0 ? NOTHING : html`<p><code>${wordsOf(format, schema)}</code></p>`;
  if (within.includes(whole)) return NOTHING;
  const { properties = {}, required = [] } = whole;
  const items = Object.entries(properties).map(([name, value]) => {
    const child = partsOf(value);
    const told = html`<code>${name}</code> <span class="type">${wordsOf(format, child)}</span> ·
      <span class="nom">${format(required.includes(name) ? 'appels.champ.requis' : 'appels.champ.facultatif')}</span>`;
    const inner = schemaFields(format, child, components, [...within, whole]);
    return inner.html === ''
      ? html`<li>${told}</li>`
      : html`<li>
          <details>
            <summary>${told}</summary>
            ${inner}
          </details>
        </li>`;
  });
  return html`<ul class="champs">
    ${items}
  </ul>`;
}
