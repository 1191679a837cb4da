import type { Contract, Scope } from '@habilis/api/contract';
import type { ResourceContract } from '@habilis/api/endpoint';
import type { ObjetActe } from '@habilis/domain/journal/ACTES';
import { applications } from './areas/applications/area.ts';
import { avertir } from './areas/avertir/area.ts';
import { certificats } from './areas/certificats/area.ts';
import { chiffres } from './areas/chiffres/area.ts';
import { communication } from './areas/communication/area.ts';
import { demandes } from './areas/demandes/area.ts';
import { echeances } from './areas/echeances/area.ts';
import { entites } from './areas/entites/area.ts';
import { fichiers } from './areas/fichiers/area.ts';
import { fils } from './areas/fils/area.ts';
import { habilitations } from './areas/habilitations/area.ts';
import { objetsDesActes } from './areas/journal/journal/objets.ts';
import { journal } from './areas/journal/area.ts';
import { niveaux } from './areas/niveaux/area.ts';
import { personnes } from './areas/personnes/area.ts';
import { recherche } from './areas/recherche/area.ts';
import { personneReferences } from './areas/personnes/utilisateur/personneReferences.ts';
import { reglages } from './areas/reglages/area.ts';
import { sessions } from './areas/sessions/area.ts';
import { vues } from './areas/vues/area.ts';
import { webhooks } from './areas/webhooks/area.ts';
import type { Config } from './config.ts';
import type { ObjetNomme } from './platform/audit/ObjetNomme.ts';
import type { Area } from './platform/Area.ts';
import { readers } from './platform/evenement/happened.ts';
import type { Handlers } from './platform/Handler.ts';
import type { ScopeCheck } from './platform/http/RegisteredCall.ts';
import { keptByHandler } from './platform/http/scopeChecks.ts';
import { PLATFORM_REFERENCES } from './platform/PLATFORM_REFERENCES.ts';
import { dailyWorks, platformWorkers } from './platform/platformWorkers.ts';

/** The one list of areas, in arrow order: an area may import those above it, never those below; `check` reads it. */
const AREAS = [
  recherche,
  fichiers,
  niveaux,
  avertir,
  echeances,
  personnes,
  habilitations,
  demandes,
  entites,
  applications,
  certificats,
  sessions,
  fils,
  communication,
  reglages,
  vues,
  journal,
  chiffres,
  webhooks,
] as const;

/** The areas, as the platform knows them. */
export const areas: readonly Area[] = AREAS;
for (const { answers } of areas) answers?.();
readers.answer(areas.flatMap(({ readers: own }) => (own === undefined ? [] : [own])));
personneReferences.answer([...PLATFORM_REFERENCES, ...areas.flatMap(({ personnes: named = [] }) => named)]);

type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
type AllHandlers = UnionToIntersection<ReturnType<(typeof AREAS)[number]['handlers']>>;

type HandlersOf<C extends Readonly<Record<string, ResourceContract>>> = {
  readonly [R in keyof C as {} extends Handlers<C[R]> ? never : R]: Handlers<C[R]>;
};

/** A handler for every call of the contract that is built: a missing one does not compile. */
export const handlersOf = (config: Config): HandlersOf<Contract> =>
  Object.assign({}, ...AREAS.map(({ handlers }) => handlers(config))) as AllHandlers;

type Scopes = UnionToIntersection<Extract<(typeof AREAS)[number], { scopes: object }>['scopes']>;

const shared = { none: keptByHandler, list: keptByHandler };

/** The check of the object that a call names, by the scope that the contract declares: a scope without its check does not compile. */
export const SCOPE_CHECKS: Readonly<Record<Scope, ScopeCheck>> = Object.assign(
  shared,
  ...areas.map(({ scopes = {} }) => scopes),
) as typeof shared & Scopes;

type Objets = UnionToIntersection<Extract<(typeof AREAS)[number], { objets: object }>['objets']>;

/** How each kind of object of the trail is named: one that no area tells does not compile. */
const OBJETS: Readonly<Record<ObjetActe, ObjetNomme | null>> = Object.assign(
  {},
  ...areas.map(({ objets = {} }) => objets),
) as Objets;
objetsDesActes.answer(OBJETS);

/** What is done once a day, each at its hour. */
export const DAILY_WORKS = dailyWorks(areas);

/** All background workers, the platform's and the areas'. */
export const WORKERS = [...platformWorkers(DAILY_WORKS), ...areas.flatMap(({ workers = [] }) => workers)];

/** The routes of the areas outside the contract. */
export const ROUTES = areas.flatMap(({ routes }) => (routes === undefined ? [] : [routes]));

/** What the areas do as the server starts. */
export const STARTS = areas.flatMap(({ starts }) => (starts === undefined ? [] : [starts]));
