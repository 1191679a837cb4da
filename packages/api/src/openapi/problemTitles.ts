import { demandsSecondFactor, type Endpoint, impersonationModeOf } from '../endpoint.ts';
import type { CallTitle, ProblemStatus, TitleOf } from '../wire/ProblemTitle.ts';

/** The titles of refusals by status. */
export type ProblemTitles = ReadonlyMap<number, readonly string[]>;

const always = () => true;
const isGuest = ({ access }: Endpoint): boolean => access.kind === 'guest';
const isWriting = ({ method }: Endpoint): boolean => method !== 'GET';
const wantsRole = ({ access }: Endpoint): boolean => access.kind === 'capability';
const hasBody = ({ body }: Endpoint): boolean => body !== undefined;
const takesFiles = ({ body }: Endpoint): boolean => body?.kind === 'multipart';
const isObjectScope = ({ access }: Endpoint): boolean =>
  access.kind === 'capability' && access.scope !== 'none' && access.scope !== 'list';

/** The titles that follow from what a call takes and who may make it, in the order of refusal (wire, Order of refusal). */
const GENERAL = [
  [400, 'requete-invalide', always],
  [400, 'donnees-invalides', (endpoint) => hasBody(endpoint) || endpoint.query !== undefined || !isWriting(endpoint)],
  [400, 'json-invalide', hasBody],
  [400, 'multipart-invalide', takesFiles],
  [400, 'cle-idempotence-invalide', isWriting],
  [400, 'fichier.extension-interdite', takesFiles],
  [400, 'fichier.contenu-different', takesFiles],
  [400, 'fichier.vide', takesFiles],
  [401, 'non-authentifie', always],
  [403, 'csrf', isWriting],
  [403, 'role.inconnu', (endpoint) => !isGuest(endpoint)],
  [403, 'impersonation.terminee', (endpoint) => !isGuest(endpoint) && impersonationModeOf(endpoint) !== 'own'],
  [403, 'impersonation.interdite', (endpoint) => impersonationModeOf(endpoint) === 'refused'],
  [403, 'second-facteur.attendu', demandsSecondFactor],
  [403, 'role.requis', wantsRole],
  [403, 'role.non-autorise', wantsRole],
  [404, 'introuvable', (endpoint) => endpoint.params !== undefined || isObjectScope(endpoint)],
  [409, 'requete-deja-faite-autrement', (endpoint) => isWriting(endpoint) && !isGuest(endpoint)],
  [413, 'requete-trop-grosse', hasBody],
  [413, 'fichier.trop-gros', takesFiles],
  // A call that takes no body refuses a typed one all the same.
  [415, 'type-de-contenu-refuse', isWriting],
  [429, 'trop-de-consultations', isGuest],
  [429, 'fichier.trop-d-envois', takesFiles],
  [429, 'fichier.quota-du-jour', takesFiles],
  [501, 'appel-a-venir', ({ built }) => built === false],
] as const satisfies readonly (readonly [ProblemStatus, CallTitle, (endpoint: Endpoint) => boolean])[];

/** A title that needs no declaration: it follows from the call's form, or from a fault or outage of the server. */
export type GeneralTitle = (typeof GENERAL)[number][1] | TitleOf<500 | 503>;

/** Every title with which a call may be refused, by status, faults and outages of the server apart. */
export function problemTitles(endpoint: Endpoint): ProblemTitles {
  const titles = new Map<number, string[]>();
  const general = GENERAL.filter(([, , isPossible]) => isPossible(endpoint));
  const declared = Object.entries(endpoint.problems ?? {}).flatMap(([status, those]) =>
    those.map((title) => [Number(status), title] as const),
  );
  for (const [status, title] of [...general, ...declared]) {
    const known = titles.get(status) ?? [];
    if (!known.includes(title)) titles.set(status, [...known, title]);
  }
  return new Map([...titles].toSorted(([a], [b]) => a - b));
}
