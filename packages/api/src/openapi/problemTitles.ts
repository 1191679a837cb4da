import type { Call } from '../contract.ts';
import {
  demandsSecondFactor,
  type Endpoint,
  impersonationModeOf,
  type Problems,
  type ProblemStatus,
} from '../endpoint.ts';

/** The titles of refusals by status. */
export type ProblemTitles = ReadonlyMap<number, readonly string[]>;

const always = () => true;
const isGuest = ({ access }: Endpoint): boolean => access.kind === 'guest';
const isWriting = ({ method }: Endpoint): boolean => method !== 'GET';
const wantsRole = ({ access }: Endpoint): boolean => access.kind === 'capability';
const hasBody = ({ body }: Endpoint): boolean => body !== undefined;
const takesFiles = ({ body }: Endpoint): boolean => body?.kind === 'multipart';
/** The objects that somebody with a part in their entite may not act on for the network (rules/rights#both-sides). */
const OF_ENTITE: ReadonlySet<string> = new Set([
  'demande-administrative',
  'demande-administrative-body',
  'demande-habilitation',
  'demande-habilitation-body',
  'habilitation',
  'habilitation-body',
  'session-certification',
  'session-certification-body',
  'entite',
  'entite-body',
  'certificat-a-revoquer',
  'certificat-formateur-body',
]);
const isActOnEntite = (endpoint: Endpoint): boolean =>
  isWriting(endpoint) && endpoint.access.kind === 'capability' && OF_ENTITE.has(endpoint.access.scope);
const isObjectScope = ({ access }: Endpoint): boolean =>
  access.kind === 'capability' && access.scope !== 'none' && access.scope !== 'list';

/** The titles that follow from what a call takes and who may make it, in the order of refusal (rules/wire#order-of-refusal). */
const GENERAL = [
  [400, 'requete-invalide', always],
  [400, 'donnees-invalides', (endpoint) => hasBody(endpoint) || endpoint.query !== undefined || !isWriting(endpoint)],
  [400, 'json-invalide', hasBody],
  [400, 'multipart-invalide', takesFiles],
  [400, 'cle-idempotence-invalide', isWriting],
  [400, 'fichier.extension-interdite', takesFiles],
  [400, 'fichier.contenu-different', takesFiles],
  [400, 'fichier.mot-de-passe', takesFiles],
  [400, 'fichier.vide', takesFiles],
  [401, 'non-authentifie', always],
  [403, 'csrf', isWriting],
  [403, 'role.inconnu', (endpoint) => !isGuest(endpoint)],
  [403, 'impersonation.terminee', (endpoint) => !isGuest(endpoint) && impersonationModeOf(endpoint) !== 'own'],
  [403, 'impersonation.interdite', (endpoint) => impersonationModeOf(endpoint) === 'refused'],
  [403, 'second-facteur.attendu', demandsSecondFactor],
  [403, 'role.requis', wantsRole],
  [403, 'role.non-autorise', wantsRole],
  [403, 'role.partie-prenante', isActOnEntite],
  [404, 'introuvable', (endpoint) => endpoint.params !== undefined || isObjectScope(endpoint)],
  [409, 'session.autre-personne', always],
  [409, 'requete-deja-faite-autrement', (endpoint) => isWriting(endpoint) && !isGuest(endpoint)],
  [413, 'requete-trop-grosse', hasBody],
  [413, 'fichier.trop-gros', takesFiles],
  // A call that takes no body refuses a typed one all the same.
  [415, 'type-de-contenu-refuse', isWriting],
  [429, 'trop-de-consultations', isGuest],
  [429, 'fichier.trop-d-envois', takesFiles],
  [429, 'fichier.quota-du-jour', takesFiles],
  [501, 'appel-a-venir', ({ built }) => built === false],
] as const satisfies readonly (readonly [ProblemStatus, string, (endpoint: Endpoint) => boolean])[];

/** Faults and outages of the server, which any call may meet. */
const OUTAGES = {
  500: ['erreur-interne'],
  503: [
    'arret.complet',
    'arret.lecture-seule',
    'fichier.contenu-manquant',
    'fichier.momentanement-illisible',
    'service-indisponible',
    'stockage-plein',
  ],
} as const satisfies Problems;

/** What is answered to applications alone, the same at every call (decision 0252). */
const TO_APPLICATIONS = {
  400: ['application.cle-idempotence-attendue', 'application.entete-refuse'],
  403: ['application.appel-ferme', 'application.portee-insuffisante'],
  429: ['application.trop-d-appels'],
} as const satisfies Problems;

/** Whether a title is told to applications alone, which no call lists. */
export const isToApplications = (title: string): boolean =>
  Object.values(TO_APPLICATIONS).some((titles) => titles.some((one) => one === title));

/** What is answered to what is no call. */
const NO_CALL = { 404: ['appel-inconnu', 'application-non-construite'] } as const satisfies Problems;

/** Titles that a record of titles by status holds under a status. */
type Held<P, Status> = P extends { readonly [S in Status & ProblemStatus]: readonly (infer Title extends string)[] }
  ? Title
  : never;
/** What calls declare, of the whole or of one of several things. */
type Declared =
  | Extract<Call, { readonly problems: object }>['problems']
  | Extract<Call, { readonly problemsOfOne: object }>['problemsOfOne'];

/** Titles of a status: those that follow from a call's form, those that calls declare, and the server's own. */
export type TitleOf<Status extends ProblemStatus> = Status extends ProblemStatus
  ?
      | Extract<(typeof GENERAL)[number], readonly [Status, ...(readonly unknown[])]>[1]
      | Held<Declared | typeof OUTAGES | typeof TO_APPLICATIONS | typeof NO_CALL, Status>
  : never;
/** A title with which a call may be refused, as a whole or in one of the things asked; `erreurs.<title>` is its text. */
export type ProblemTitle = TitleOf<ProblemStatus>;

/** A title that needs no declaration: it follows from the call's form, or from a fault or outage of the server. */
export type GeneralTitle = (typeof GENERAL)[number][1] | Held<typeof OUTAGES, 500> | Held<typeof OUTAGES, 503>;

const entriesOf = (problems: Problems = {}): [status: number, title: string][] =>
  Object.entries(problems).flatMap(([status, titles]) =>
    titles.map((title): [number, string] => [Number(status), title]),
  );

/** Titles by status, each once, the statuses in order. */
function byStatus(entries: Iterable<readonly [status: number, title: string]>): ProblemTitles {
  const titles = new Map<number, Set<string>>();
  for (const [status, title] of entries) titles.set(status, (titles.get(status) ?? new Set()).add(title));
  return new Map([...titles].toSorted(([a], [b]) => a - b).map(([status, those]) => [status, [...those]]));
}

/** Every title with which a call may be refused, by status, faults and outages of the server apart. */
export function problemTitles(endpoint: Endpoint): ProblemTitles {
  const general = GENERAL.filter(([, , isPossible]) => isPossible(endpoint));
  return byStatus([...general.map(([status, title]) => [status, title] as const), ...entriesOf(endpoint.problems)]);
}

/** Every title with which calls may be refused, by status: those that `ProblemTitle` names. */
export function allProblemTitles(calls: readonly Endpoint[]): ProblemTitles {
  return byStatus([
    ...calls.flatMap((endpoint) =>
      [...problemTitles(endpoint)].flatMap(([status, titles]) => titles.map((title) => [status, title] as const)),
    ),
    ...calls.flatMap(({ problemsOfOne }) => entriesOf(problemsOfOne)),
    ...entriesOf(OUTAGES),
    ...entriesOf(TO_APPLICATIONS),
    ...entriesOf(NO_CALL),
  ]);
}
