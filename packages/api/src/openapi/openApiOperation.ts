import * as z from 'zod/mini';
import type { NamedCall } from '../contract.ts';
import { type Body, type Endpoint, impersonationModeOf, type Schema } from '../endpoint.ts';
import { accessSentence } from './accessSentence.ts';
import type { DescribedSchemas, JsonSchema } from './describedSchemas.ts';
import { partsOf } from './exampleOf.ts';
import { problemTitles } from './problemTitles.ts';

/** A value of the document. */
export type Described = Readonly<Record<string, unknown>>;

/** What the document says of a call, its answers by status. */
export type Operation = Described & { readonly responses: Described };

const REASONS: Readonly<Record<number, string>> = {
  400: 'La requête n’est pas valide.',
  401: 'Personne n’est connecté.',
  403: 'Le rôle ne permet pas cet appel.',
  404: 'L’objet n’existe pas, ou il est hors de portée du rôle.',
  409: 'L’objet a changé, ou son état ne permet pas cet appel.',
  413: 'L’envoi est trop volumineux.',
  415: 'Ce type de contenu n’est pas accepté.',
  429: 'Trop d’essais ; Retry-After dit combien de secondes attendre.',
  501: 'L’appel est déclaré et reste à construire.',
  503: 'Ce qu’il faut pour répondre manque en ce moment.',
};

const headerRef = (name: string): Described => ({ $ref: `#/components/parameters/${name}` });

/** A parameter in the address of a call. */
export type CallParameter = {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
};

function fieldsOf(place: CallParameter['in'], schema: Schema | undefined, schemas: DescribedSchemas): CallParameter[] {
  if (!(schema instanceof z.ZodMiniObject)) return [];
  const { properties = {}, required = [] } = schemas.describe(schema, 'input');
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: partsOf(one),
  }));
}

/** The parameters in the address of a call: path first, then query. */
export const parametersOf = ({ params, query }: Endpoint, schemas: DescribedSchemas): readonly CallParameter[] => [
  ...fieldsOf('path', params, schemas),
  ...fieldsOf('query', query, schemas),
];

function headersOf(endpoint: Endpoint): Described[] {
  const { access, method } = endpoint;
  if (access.kind === 'guest') return [];
  const role = access.kind === 'capability' ? 'RoleIdRequis' : 'RoleId';
  const impersonation = impersonationModeOf(endpoint) === 'served' ? ['Impersonation'] : [];
  return [role, ...impersonation, ...(method === 'GET' ? [] : ['IdempotencyKey'])].map(headerRef);
}

const FILE: JsonSchema = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' };

function contentOf(body: Body, schemas: DescribedSchemas): Described {
  const json = { 'application/json': { schema: schemas.describe(body.schema, 'input') } };
  if (body.kind === 'json') return json;
  const form = {
    type: 'object',
    description: `La partie « data » d’abord, puis les fichiers dans l’ordre de « partIndex ».`,
    required: ['data'],
    properties: {
      data: schemas.describe(body.schema, 'input'),
      [body.files]: { type: 'array', maxItems: 50, items: FILE },
    },
  };
  return { ...(body.acceptsJson ? json : {}), 'multipart/form-data': { schema: form } };
}

/** Whether a call takes JSON or a form. */
export const takesTwoBodies = (body: Body | undefined): boolean => body?.kind === 'multipart' && body.acceptsJson;

const requestBodyOf = (body: Body, schemas: DescribedSchemas): Described => ({
  required: true,
  ...(takesTwoBodies(body) ? { description: TWO_BODIES } : {}),
  content: contentOf(body, schemas),
});

function successOf({ answer }: Endpoint, schemas: DescribedSchemas): Described {
  switch (answer.kind) {
    case 'nothing':
      return { 204: { description: 'Fait ; il n’y a rien à lire.' } };
    case 'file':
      return {
        200: {
          description: 'Le fichier, sous le nom que dit Content-Disposition.',
          headers: { 'Content-Disposition': { schema: { type: 'string' } } },
          content: { 'application/octet-stream': { schema: FILE } },
        },
      };
    case 'json':
      return {
        200: {
          description: 'La réponse.',
          content: { 'application/json': { schema: schemas.describe(answer.schema, 'output') } },
        },
      };
  }
}

function refusalsOf(endpoint: Endpoint): Described {
  const refusals = [...problemTitles(endpoint)].flatMap(([status, all]) => {
    // Told once, in the description of the whole: any call may meet it.
    const titles = all.filter((title) => title !== 'session.autre-personne');
    return titles.length === 0
      ? []
      : [
          [
            status,
            {
              description: REASONS[status] ?? 'L’appel est refusé.',
              content: {
                'application/json': {
                  schema: {
                    allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { title: { enum: titles } } }],
                  },
                },
              },
            },
          ],
        ];
  });
  return { ...Object.fromEntries(refusals), default: { $ref: '#/components/responses/Refus' } };
}

/** Told where a call takes JSON or a form: most generators know one body a call. */
export const TWO_BODIES =
  'Le corps est en JSON, ou en multipart avec des fichiers. hey-api n’en garde que le premier, sans fichiers ; orval fait du fichier un objet vide : pour en joindre, écrivez l’envoi en multipart vous-même.';

/** By what a call may be made: nothing, a person's token, an application's with one of the scopes. */
function securityOf({ access, machines }: Endpoint): Described[] {
  const people = access.kind === 'guest' ? [{}, { jeton: [] }] : [{ jeton: [] }];
  if (machines !== true) return people;
  const scopes = access.kind === 'capability' ? access.anyOf.map((portee) => [portee]) : [[]];
  return [...people, ...scopes.map((application) => ({ application }))];
}

/** What the document says of one call (OpenAPI 3.1, Operation Object). */
export function openApiOperation({ name, endpoint }: NamedCall, schemas: DescribedSchemas): Operation {
  const { access, body, summary } = endpoint;
  const isUpcoming = endpoint.built === false;
  const state = isUpcoming ? 'À venir : répond 501 à tous. ' : '';
  // What many calls have alike stands before what each has alone: the document is a hundredth lighter on its way.
  return {
    description: `${state}${accessSentence(endpoint)}`,
    security: securityOf(endpoint),
    'x-acces': access,
    ...(isUpcoming ? { 'x-a-venir': true } : {}),
    parameters: [...parametersOf(endpoint, schemas), ...headersOf(endpoint)],
    ...(body === undefined ? {} : { requestBody: requestBodyOf(body, schemas) }),
    responses: { ...successOf(endpoint, schemas), ...refusalsOf(endpoint) },
    tags: [name.slice(0, name.indexOf('.'))],
    operationId: name,
    summary,
  };
}
