import { PORTEES_APPLICATION } from '@habilis/domain/application/PORTEES_APPLICATION';
import { CALLS } from '../contract.ts';
import { HabilisId } from '../wire/formats.ts';
import { Problem } from '../wire/Problem.ts';
import { type DescribedSchemas, describedSchemas } from './describedSchemas.ts';
import { type Described, type Operation, openApiOperation } from './openApiOperation.ts';
import { type Paths, shareResponses } from './shareResponses.ts';

function pathsOf(schemas: DescribedSchemas): Paths {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of CALLS) {
    const { method, path } = call.endpoint;
    const template = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: openApiOperation(call, schemas) };
  }
  return paths;
}

const header = (name: string, required: boolean, description: string, schema: unknown): Described => ({
  name,
  in: 'header',
  required,
  description,
  schema,
});

function parametersOf(schemas: DescribedSchemas): Described {
  const role = { type: 'integer', minimum: 1 };
  const one = 'Identifiant du rôle sous lequel l’appel est fait, parmi ceux de GET /account.';
  return {
    RoleIdRequis: header('Role-Id', true, one, role),
    RoleId: header('Role-Id', false, one, role),
    Impersonation: header(
      'Impersonation',
      false,
      'Identifiant de la personne en tant que qui l’appel est fait.',
      schemas.describe(HabilisId, 'input'),
    ),
    IdempotencyKey: header(
      'Idempotency-Key',
      false,
      'Clé au choix : l’appel répété avec elle n’est fait qu’une fois et reçoit la même réponse.',
      { type: 'string', pattern: '^[\\w-]{8,64}$' },
    ),
  };
}

const DESCRIPTION = [
  'Les appels de Habilis, faits de son contrat : ce que chacun prend, ce qu’il répond, qui peut le faire.',
  'Connectez-vous par POST /authenticate, puis envoyez le jeton en Authorization: Bearer et le rôle en Role-Id.',
  'Habilis-Id, facultatif, dit pour qui l’appel est fait : avec le jeton d’une autre personne, il est refusé (409 session.autre-personne).',
  'Une application, elle, demande son jeton à POST /oauth/token (OAuth 2.0, client_credentials) et n’envoie pas de rôle ; elle ne fait que les appels dont la sécurité nomme « application », avec l’un des droits qui y sont dits, et donne à chaque écriture un Idempotency-Key.',
  'Un appel refusé répond toujours le même corps (Problem) ; son titre est la clé de son texte.',
  'Une requête d’écriture qui porte un cookie répète celui de XSRF-TOKEN dans l’en-tête X-XSRF-TOKEN.',
].join(' ');

/** The OpenAPI 3.1 document of the whole contract, calls not built yet included; `version` is the server's. */
export function openApiDocument(version: string): Described {
  const schemas = describedSchemas();
  const { paths, shared } = shareResponses(pathsOf(schemas));
  const problem = schemas.describe(Problem, 'output');
  const tags = [...new Set(CALLS.map(({ name }) => name.slice(0, name.indexOf('.'))))].toSorted();
  return {
    openapi: '3.1.1',
    info: { title: 'Habilis', version, description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api' }],
    tags: tags.map((name) => ({ name })),
    // Before the paths that name them: lighter on its way.
    components: {
      securitySchemes: {
        jeton: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        application: {
          type: 'oauth2',
          flows: {
            clientCredentials: {
              tokenUrl: '/api/oauth/token',
              scopes: Object.fromEntries(PORTEES_APPLICATION.map((portee) => [portee, `Le droit ${portee}.`])),
            },
          },
        },
      },
      parameters: parametersOf(schemas),
      responses: {
        ...shared,
        Refus: {
          description: 'Tout autre refus, ou une panne du serveur.',
          content: { 'application/json': { schema: problem } },
        },
      },
      schemas: schemas.components(),
    },
    paths,
  };
}
