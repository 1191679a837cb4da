import { PORTEES_APPLICATION } from '@habilis/domain/application/PORTEES_APPLICATION';
import { CAPABILITIES } from '@habilis/domain/role/capability';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CALLS, contract } from './contract.ts';
import { type Endpoint, impersonationModeOf, type Schema } from './endpoint.ts';
import { allProblemTitles } from './openapi/problemTitles.ts';
import { SPECIFICATION_CALLS } from './test/specificationCalls.ts';
import { parseFields } from './wire/parseFields.ts';

const calls = CALLS.map(({ name, endpoint }): [string, Endpoint] => [name, endpoint]);

const isObject = (schema: Schema | undefined): schema is z.ZodMiniObject => schema instanceof z.ZodMiniObject;
const namesOf = ({ path }: Endpoint): string[] => [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name ?? '');

/** Whether a call takes an address, its patterns included. */
function takes({ method, path, params }: Endpoint, call: string): boolean {
  const pattern = new RegExp(`^${method} ${path.replaceAll(/:([A-Za-z]+)/g, '(?<$1>[^/]+)')}$`);
  const found = pattern.exec(call);
  return found !== null && (params === undefined || z.safeParse(params, { ...found.groups }).success);
}

test('every call of the brief is declared once, with its method and its path to the letter', () => {
  expect(SPECIFICATION_CALLS).toHaveLength(151);
  const takers = SPECIFICATION_CALLS.map((call) => [
    call,
    calls.filter(([, endpoint]) => takes(endpoint, call)).map(([name]) => name),
  ]);
  expect(takers.filter(([, names]) => names?.length !== 1)).toEqual([]);
  expect(new Set(takers.map(([, names]) => String(names)))).toHaveLength(151);
});

/** Whether a call is narrowed by its body. */
const isSearch = ({ method, path }: Endpoint): boolean =>
  method === 'POST' && /\/(search|calc)$|^\/modele-certificat\/formateurs$|^\/faq\/(guest\/)?faq\/?$/.test(path);

test('[LI760] a call that is narrowed by its address takes no parameter that it does not name', () => {
  for (const [name, { query }] of calls) {
    if (query === undefined) continue;
    const parsed = parseFields(query, { parametreInconnu: 'x' });
    expect([name, parsed.ok ? [] : parsed.errors]).toEqual([
      name,
      expect.arrayContaining([{ path: 'parametreInconnu', title: 'champ.inconnu' }]),
    ]);
  }
});

test('[LI6] a call that is narrowed by its body takes no filter that it does not name, and the bodies of the brief', () => {
  const searches = calls.filter(([, endpoint]) => isSearch(endpoint));
  const bodies: Readonly<Record<string, object>> = {
    '/faq/faq': {
      modeEdition: false,
      enTantQue: null,
      categorieFaq: { id: 1, intituleCategorie: 'Sessions', rang: 1 },
      filters: ['mot'],
    },
    '/faq/guest/faq/': { modeEdition: false, enTantQue: null, categorieFaq: null, filters: [] },
    '/message/calc': { ciblesMessage: [{ roleType: 'G', cibleMessageCriterias: { regimes: ['GENERAL'] } }] },
  };
  expect(searches.map(([, { path }]) => path).toSorted()).toEqual([
    '/certificat-formateur/search',
    '/certificat/search',
    '/dispositif-niveau/search',
    '/entite/search',
    '/faq/faq',
    '/faq/guest/faq/',
    '/message/calc',
    '/modele-certificat/formateurs',
    '/modele-certificat/search',
    '/session-certification/search',
  ]);
  for (const [name, { path, body }] of searches) {
    const schema = body?.schema ?? z.never();
    const asked = bodies[path] ?? {};
    const refused = parseFields(schema, { ...asked, filtreInconnu: 'x' });
    expect([name, parseFields(schema, asked).ok]).toEqual([name, true]);
    expect([name, refused.ok ? [] : refused.errors]).toEqual([
      name,
      [{ path: 'filtreInconnu', title: 'champ.inconnu' }],
    ]);
  }
  const { startCalcul } = contract.message;
  const ciblesMessage = [{ roleType: 'G', cibleMessageCriterias: { poids: 3 } }];
  expect(parseFields(startCalcul.body.schema, { ciblesMessage })).toMatchObject({
    errors: [{ path: 'ciblesMessage.0.cibleMessageCriterias.poids', title: 'champ.inconnu' }],
  });
  // Beside its place, a criterion would be left out and let everybody in.
  const beside = [{ roleType: 'G', cibleMessageCriterias: {}, regimes: ['GENERAL'] }];
  expect(parseFields(startCalcul.body.schema, { ciblesMessage: beside })).toMatchObject({
    errors: [{ path: 'ciblesMessage.0.regimes', title: 'champ.inconnu' }],
  });
});

test('no two calls share a method and a path, nor a name', () => {
  const addresses = calls.map(
    ([, { method, path }]) => `${method} ${path.replaceAll(/:[A-Za-z]+/g, ':').replace(/\/$/, '')}`,
  );
  expect(new Set(addresses)).toHaveLength(calls.length);
  expect(new Set(calls.map(([name]) => name))).toHaveLength(calls.length);
});

test.each(calls)('%s is whole', (_name, endpoint) => {
  const { access, answer, method, params, path, summary } = endpoint;
  expect(summary).toMatch(/^[A-ZÉ].*\.$/);
  expect(path).not.toMatch(/^\/api|\/\//);
  if (access.kind === 'capability') {
    expect(access.anyOf.length).toBeGreaterThan(0);
    expect(CAPABILITIES).toEqual(expect.arrayContaining([...access.anyOf]));
  }
  expect(isObject(params) ? Object.keys(params.shape) : []).toEqual(namesOf(endpoint));
  for (const schema of isObject(params) ? Object.values(params.shape) : []) {
    for (const strange of ['', '..', 'a/b', 'é', '1 or 1', 'x'.repeat(300)]) {
      expect(z.safeParse(schema, strange).success).toBe(false);
    }
  }
  if (method === 'GET') expect(endpoint.body).toBeUndefined();
  if (method !== 'GET') expect(endpoint.query).toBeUndefined();
  expect(['json', 'file', 'nothing']).toContain(answer.kind);
});

test('an application can be given what the calls for machines want, no more and no less', () => {
  const wanted = calls.flatMap(([, { access, machines }]) =>
    machines === true && access.kind === 'capability' ? access.anyOf : [],
  );
  expect(new Set(PORTEES_APPLICATION)).toEqual(new Set(wanted));
});
test('the guests’ calls are those of the wire', () => {
  const guests = calls.filter(([, { access }]) => access.kind === 'guest').map(([, { path }]) => path);
  for (const path of new Set(guests)) {
    expect(path).toMatch(
      /^\/(authenticate($|\/cle|\/fournisseur)|application-properties$|server-properties$|register|account\/(reset-password|activate|update-mail)|actualite\/(guest|flux\.atom)$|faq\/guest\/|manuel\/guest\/|qrcode\/(certificat|defi|cles|revocations|liste|(liste\/)?suivi(\/:key)?)$|support\/(contact|formulaire)$|communes$|notification\/desabonnement\/|echeance\/agenda\/|annuaire(\/|$)|attestation\/verification$|donnees-ouvertes\/|certificat\/page(\/|$)|certificat\/titulaire\/:key|arret\/annonce$|certificat\/badge\/(did\.json|statuts\/:liste)$)/,
    );
  }
});
test('[S18] while acting as another, what is about one’s own person and writes is refused, but for its own session', () => {
  const personal = calls.filter(([, { access, method }]) => access.kind === 'signed-in' && method !== 'GET');
  const served = personal.filter(([, endpoint]) => impersonationModeOf(endpoint) !== 'refused').map(([name]) => name);
  expect(served.toSorted()).toEqual([
    'faq.categories',
    'faq.search',
    'fournisseur.deconnexion',
    'impersonation.end',
    'notification.save',
    'session.signOut',
  ]);
});
test('[W21] server properties are a guest call', () => {
  expect(contract.application.serverProperties).toMatchObject({
    path: '/server-properties',
    access: { kind: 'guest' },
  });
});
test('[W11] the history of comments is read by id and type', () => {
  const { list } = contract.historiqueCommentaire;
  expect(z.safeParse(list.params, { id: '12', type: 'DH' }).data).toEqual({ id: 12, type: 'DH' });
  expect(z.safeParse(list.params, { id: '12', type: 'XX' }).success).toBe(false);
});
test('[W13] the entites are read, searched, created and decided about', () => {
  const verbs = Object.values(contract.entite).map(({ method, path }) => `${method} ${path}`);
  expect(verbs).toEqual([
    'GET /entite/',
    'GET /entite/:id',
    'GET /entite/:id/membres',
    'POST /entite/:id/membres',
    'DELETE /entite/:id/invitations/:invitationId',
    'GET /entite/invitations',
    'PUT /entite/invitations/:invitationId',
    'PUT /entite/:id/membres/:roleId/fin',
    'GET /entite/:id/habilitations-actives',
    'GET /entite/:id/caisse',
    'GET /entite/:id/demandes',
    'POST /entite/search',
    'GET /entite/export',
    'POST /entite/create',
    'PUT /entite/date-fin-activite',
    'PUT /entite/caisse',
    'POST /entite/:id/verification',
  ]);
});
/** Calls of the brief under an address, those answered and those still missing. */
function answeredUnder(address: RegExp): { answered: Endpoint[]; missing: string[] } {
  const built = CALLS.map(({ endpoint }) => endpoint).filter((endpoint) => endpoint.built !== false);
  const asked = SPECIFICATION_CALLS.filter((call) => address.test(call));
  const takerOf = (call: string) => built.find((endpoint) => takes(endpoint, call));
  return {
    answered: asked.flatMap((call) => takerOf(call) ?? []),
    missing: asked.filter((call) => takerOf(call) === undefined),
  };
}
const isMultipart = ({ body }: Endpoint): boolean => body?.kind === 'multipart';
test('[W9] the calls of demandes administratives are answered, what is written with its files', () => {
  const { answered, missing } = answeredUnder(/ \/demande-administrative\//);
  expect([answered.length, missing]).toEqual([11, []]);
  expect(answered.filter(({ method }) => method === 'PUT').every(isMultipart)).toBe(true);
});
test('[W10] the calls of demandes d’habilitation are answered, what is written with its files', () => {
  const { answered, missing } = answeredUnder(/ \/demande-habilitation\//);
  expect(missing).toEqual([]);
  const written = answered.filter(({ method }) => method === 'PUT');
  expect(written.length).toBeGreaterThan(1);
  expect(written.every(isMultipart)).toBe(true);
});
test('[W12] the calls of dispositifs and niveaux are answered', () => {
  const { answered, missing } = answeredUnder(/ \/dispositif(-niveau)?\//);
  expect([answered.length, missing]).toEqual([11, []]);
});
test('[W15] the calls of habilitations are answered, letters and platforms as files', () => {
  const { answered, missing } = answeredUnder(/ \/habilitation\//);
  expect([answered.length, missing]).toEqual([11, []]);
  const files = answered.filter(({ answer }) => answer.kind === 'file').map(({ path }) => path);
  expect(files).toEqual(['/habilitation/:id/fichier-plateformes', '/habilitation/:id/lettre-decision']);
});
test('[W18] the calls of caisses, QR codes and the support are answered', () => {
  expect(answeredUnder(/ \/(mrp|qrcode|support)\//).missing).toEqual([]);
});
test('[W6] the calls of news and alerts are answered', () => {
  const { answered, missing } = answeredUnder(/ \/(actualite|alerte)\//);
  expect([answered.length, missing]).toEqual([7, []]);
});
test('[W14] the calls of the FAQ, of files and of manuals are answered, those of guests without an account', () => {
  const { answered, missing } = answeredUnder(/ \/(faq|file|manuel)\//);
  expect([answered.length, missing]).toEqual([20, []]);
  const guests = answered.filter(({ path }) => path.includes('/guest/'));
  expect(guests.length).toBe(7);
  expect(guests.every(({ access }) => access.kind === 'guest')).toBe(true);
});
test('[W17] the calls of models and certificats are answered, a preview and a paper as files, a model written with its files', () => {
  const { answered, missing } = answeredUnder(/ \/(modele-certificat|certificat-formateur)\//);
  expect([answered.length, missing]).toEqual([9, []]);
  const files = answered.filter(({ answer }) => answer.kind === 'file').map(({ path }) => path);
  expect(files).toEqual(['/modele-certificat/previsualiser/:id', '/certificat-formateur/download/:id']);
  expect(answered.filter(isMultipart).map(({ path }) => path)).toEqual([
    '/modele-certificat/',
    '/modele-certificat/update',
  ]);
});
test('[W19] the calls of sessions are answered', () => {
  const { answered, missing } = answeredUnder(/ \/session-certification\//);
  expect([answered.length, missing]).toEqual([20, []]);
});
test('[SC1] a session, its results and its verification are each saved and submitted apart', () => {
  for (const step of ['', '-resultats', '-verification']) {
    for (const verb of ['update', 'submit']) {
      expect(calls.filter(([, endpoint]) => takes(endpoint, `PUT /session-certification/${verb}${step}`))).toHaveLength(
        1,
      );
    }
  }
});
test('a title of a refusal stands under one status', () => {
  const places = [...allProblemTitles(CALLS.map(({ endpoint }) => endpoint))].flatMap(([status, titles]) =>
    titles.map((title) => ({ title, status })),
  );
  const twice = places.filter(({ title, status }) =>
    places.some((other) => other.title === title && other.status !== status),
  );
  expect(twice).toEqual([]);
  expect(places.length).toBeGreaterThan(100);
});
