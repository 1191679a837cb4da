import { demandsSecondFactor, type Endpoint, impersonationModeOf } from '../endpoint.ts';

/** The titles of refusals by status. */
export type ProblemTitles = ReadonlyMap<number, readonly string[]>;

const isObjectScope = ({ access }: Endpoint): boolean =>
  access.kind === 'capability' && access.scope !== 'none' && access.scope !== 'list';

/** The titles that follow from what a call takes and who may make it, in the order of refusal (wire, Order of refusal). */
function general(endpoint: Endpoint): readonly (readonly [number, string, boolean])[] {
  const { access, body, method, params } = endpoint;
  const isGuest = access.kind === 'guest';
  const isWriting = method !== 'GET';
  const mode = impersonationModeOf(endpoint);
  return [
    [400, 'requete-invalide', true],
    [400, 'donnees-invalides', body !== undefined || !isWriting],
    [400, 'json-invalide', body !== undefined],
    [400, 'multipart-invalide', body?.kind === 'multipart'],
    [400, 'cle-idempotence-invalide', isWriting],
    [401, 'non-authentifie', true],
    [403, 'csrf', isWriting],
    [403, 'role.inconnu', !isGuest],
    [403, 'impersonation.terminee', !isGuest && mode !== 'own'],
    [403, 'impersonation.interdite', mode === 'refused'],
    [403, 'second-facteur.attendu', demandsSecondFactor(endpoint)],
    [403, 'role.requis', access.kind === 'capability'],
    [403, 'role.non-autorise', access.kind === 'capability'],
    [404, 'introuvable', params !== undefined || isObjectScope(endpoint)],
    [409, 'requete-deja-faite-autrement', isWriting && !isGuest],
    [413, 'requete-trop-grosse', body !== undefined],
    [415, 'type-de-contenu-refuse', body !== undefined],
    [429, 'trop-de-consultations', isGuest],
    [429, 'fichier.trop-d-envois', body?.kind === 'multipart'],
    [429, 'fichier.quota-du-jour', body?.kind === 'multipart'],
  ];
}

/** Every title with which a call may be refused, by status; one to come is refused for everybody. */
export function problemTitles(endpoint: Endpoint, isUpcoming: boolean): ProblemTitles {
  const titles = new Map<number, string[]>(isUpcoming ? [[501, ['appel-a-venir']]] : []);
  const declared = Object.entries(endpoint.problems ?? {}).flatMap(([status, those]) =>
    those.map((title) => [Number(status), title, true] as const),
  );
  for (const [status, title, isPossible] of [...general(endpoint), ...declared]) {
    const known = titles.get(status) ?? [];
    if (isPossible && !known.includes(title)) titles.set(status, [...known, title]);
  }
  return new Map([...titles].toSorted(([a], [b]) => a - b));
}
