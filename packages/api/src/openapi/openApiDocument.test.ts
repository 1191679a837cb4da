import { validate } from '@hyperjump/json-schema/openapi-3-1';
import { expect, test } from 'vitest';
import { CALLS, contract } from '../contract.ts';
import type { Endpoint } from '../endpoint.ts';
import { NAMED_SCHEMAS } from './NAMED_SCHEMAS.ts';
import { openApiDocument } from './openApiDocument.ts';

type Operation = {
  readonly operationId: string;
  readonly description: string;
  readonly security: readonly object[];
  readonly parameters: readonly { readonly name?: string; readonly in?: string; readonly $ref?: string }[];
  readonly requestBody?: { readonly description?: string; readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, unknown>>;
};
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const document = openApiDocument('1.2.3');
const paths = document['paths'] as Paths;
const { responses: shared } = document['components'] as { readonly responses: Readonly<Record<string, unknown>> };
/** An answer of a call, behind its reference when several calls share it. */
const resolved = (answer: unknown): unknown => {
  const { $ref } = answer as { readonly $ref?: string };
  return $ref === undefined ? answer : shared[$ref.replace('#/components/responses/', '')];
};
const endpoints = CALLS.map(({ endpoint }) => endpoint);
const operationOf = ({ method, path }: Endpoint) => paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

test('the document is valid OpenAPI 3.1, its schemas included', async () => {
  const found = await validate(
    'https://spec.openapis.org/oas/3.1/schema-base',
    structuredClone(document) as never,
    'BASIC',
  );
  expect(found).toEqual({ valid: true });
});

test('every call is described once, with its path, its access and its body', () => {
  const operations = Object.values(paths).flatMap(Object.values<Operation>);
  expect(operations).toHaveLength(endpoints.length);
  expect(new Set(operations.map(({ operationId }) => operationId))).toHaveLength(endpoints.length);
  for (const endpoint of endpoints) {
    const operation = operationOf(endpoint);
    const named = operation?.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
    expect(named).toEqual([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
    expect(operation?.security).toContainEqual({ jeton: [] });
    const people = operation?.security.filter((one) => !('application' in one));
    expect(people?.length).toBe(endpoint.access.kind === 'guest' ? 2 : 1);
    const scopes = operation?.security.flatMap((one) => ('application' in one ? [one['application']] : []));
    const { access } = endpoint;
    const wanted = access.kind === 'capability' ? access.anyOf.map((portee) => [portee]) : [[]];
    expect(scopes).toEqual(endpoint.machines === true ? wanted : []);
    expect(operation?.requestBody === undefined).toBe(endpoint.body === undefined);
  }
});

test('a form is described with its part of JSON and its files, beside JSON alone', () => {
  const content = operationOf(contract.demandeAdministrative.update)?.requestBody?.content;
  expect(content?.['application/json']).toEqual({
    schema: { $ref: '#/components/schemas/DemandeAdministrativeWrite' },
  });
  expect(content?.['multipart/form-data']).toMatchObject({
    schema: {
      required: ['data'],
      properties: {
        data: { $ref: '#/components/schemas/DemandeAdministrativeWrite' },
        fileUploads: { type: 'array', items: { format: 'binary' } },
      },
    },
  });
});

test('no list of values holds one twice, and where a call takes two bodies it says what generators make of them', () => {
  const twice: unknown[] = [];
  JSON.stringify(document, (key, value: unknown) => {
    if (key === 'enum' && Array.isArray(value) && new Set(value).size < value.length) twice.push(value);
    return value;
  });
  expect(twice).toEqual([]);
  for (const endpoint of endpoints) {
    const body = operationOf(endpoint)?.requestBody;
    expect(/hey-api/.test(body?.description ?? '')).toBe(Object.keys(body?.content ?? {}).length > 1);
  }
});

test('a call tells who may make it and how it is refused', () => {
  const operation = operationOf(contract.demandeAdministrative.update);
  expect(operation?.description).toBe('Sous un rôle qui a une de ces capacités. edit-demande : DM, G pour son entité.');
  expect(operation?.parameters).toContainEqual({ $ref: '#/components/parameters/RoleIdRequis' });
  expect(Object.keys(operation?.responses ?? {})).toEqual([
    '200',
    '400',
    '401',
    '403',
    '404',
    '409',
    '413',
    '415',
    // The quota of files.
    '429',
    'default',
  ]);
  expect(resolved(operation?.responses['409'])).toMatchObject({
    content: {
      'application/json': {
        schema: {
          allOf: [{}, { properties: { title: { enum: expect.arrayContaining(['demande.version-perimee']) } } }],
        },
      },
    },
  });
  const upcoming = endpoints.filter((one) => '501' in (operationOf(one)?.responses ?? {}));
  expect(upcoming).toEqual(endpoints.filter(({ built }) => built === false));
});

test('what calls say in the same words stands once: the whole document is light', () => {
  const told = Object.values(paths)
    .flatMap(Object.values<Operation>)
    .flatMap(({ responses }) => Object.entries(responses).map(([status, one]) => `${status} ${JSON.stringify(one)}`))
    .filter((text) => !text.includes('"$ref":"#/components/responses/'));
  expect(new Set(told)).toHaveLength(told.length);
  const byCall = JSON.stringify(document).length / CALLS.length;
  expect(byCall).toBeLessThan(1905);
});

test('every schema that has a name is one that a call sends or answers', () => {
  const { schemas } = document['components'] as { readonly schemas: Readonly<Record<string, unknown>> };
  expect(Object.keys(schemas)).toEqual(Object.keys(NAMED_SCHEMAS).toSorted((a, b) => a.localeCompare(b)));
});
