import { account } from '@habilis/api/account/endpoints';
import { type Call, createClient } from '@habilis/api/client/createClient';
import { facteur } from '@habilis/api/facteur/endpoints';
import { fournisseur } from '@habilis/api/fournisseur/endpoints';
import type { But } from '@habilis/api/fournisseur/Fournisseur';
import { FacteursPossibles } from '@habilis/api/session/Assertion';
import { session } from '@habilis/api/session/endpoints';
import { inventSiret } from '@habilis/domain/identifiant/inventSiret';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { refusal, titleOf } from '../../../test/actAs.ts';
import { type CookieJar, cookieJar } from '../../../test/cookieJar.ts';
import { type IdentityProvider, startIdentityProvider } from '../../../test/startIdentityProvider.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_PASSWORD as password } from '../../../test/testPassword.ts';
import { visitProvider } from '../../../test/visitProvider.ts';

const SITE = 'http://localhost:3999';
const BACK = `${SITE}/connexion/retour`;
const OWN = inventSiret(1);
const OTHER = inventSiret(77);
const identity = (sub: string, extra: object = {}) => ({
  sub,
  given_name: 'Sophie',
  usual_name: 'd’Arc-L’Hôte',
  email: 'sophie.marchal@example.org',
  ...extra,
});
/** By their rank: one of each establishment, one with a second factor, and one whose address is that of another account. */
const OF_ENTITE = 0;
const OF_OTHER = 1;
const WITH_MFA = 2;
const SAME_ADDRESS = 3;

let server: TestServer;
let provider: IdentityProvider;
let siret = OWN;

/** A browser: its cookies, and calls as whoever is signed in there. */
function browser() {
  const jar: CookieJar = cookieJar();
  let token: string | null = null;
  const viaJar: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    // A page has read this before anything is sent: it brings what protects the sendings.
    if (jar.header(request.url) === '') {
      const properties = await fetch(`${server.url}/api/server-properties`);
      jar.keep(properties.url, properties.headers);
    }
    const cookies = jar.header(request.url);
    if (cookies !== '') request.headers.set('cookie', cookies);
    const xsrf = jar.get(request.url, 'XSRF-TOKEN');
    if (xsrf !== undefined) request.headers.set('x-xsrf-token', xsrf);
    const answer = await fetch(request);
    jar.keep(request.url, answer.headers);
    return answer;
  };
  const call: Call = createClient({ baseUrl: `${server.url}/api`, token: () => token, fetch: viaJar });
  const signIn = async (username: string) => {
    token = (await call(session.authenticate, { body: { username, password } })).id_token;
  };
  const visit = async (rang: number | 'non', but: But = 'connexion') => {
    const { adresse } = await call(fournisseur.depart, { body: { but } });
    return { adresse, brought: await visitProvider(jar, adresse, { rang, backTo: BACK }) };
  };
  const comeBack = async (rang: number | 'non', but: But = 'connexion') =>
    call(fournisseur.retour, { body: (await visit(rang, but)).brought });
  const enter = async (given: { defi?: string; code?: string } = {}) => {
    token = (await call(fournisseur.connexion, { body: given })).id_token;
  };
  return { call, signIn, visit, comeBack, enter, jar, leave: () => (token = null) };
}
type Browser = ReturnType<typeof browser>;

/** Ties an identity to an account by its password, as the page of return does. */
async function tied(username: string, rang: number): Promise<Browser> {
  const one = browser();
  await one.comeBack(rang);
  await one.signIn(username);
  await one.call(fournisseur.lier, { body: {} });
  return one;
}

const db = () => server.services.connection.db;

beforeAll(async () => {
  const options = {
    siteUrl: SITE,
    identities: [
      identity('sujet-1', { siret: OWN }),
      identity('sujet-1', { siret: OTHER }),
      identity('sujet-2', { hasMfa: true }),
      identity('sujet-3'),
    ],
  };
  provider = await startIdentityProvider(options);
  server = await startPeopledServer({ now: () => new Date(), environment: provider.environment });
  const { siret: kept } = await db()
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .innerJoin('entite', 'entite.id', 'role.entite_id')
    .select('entite.siret')
    .where('personne.habilis_id', '=', 'LPF20001')
    .executeTakeFirstOrThrow();
  siret = kept ?? '';
  await db().updateTable('entite').set({ siret: OWN }).where('siret', '=', siret).execute();
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(async () => {
  await db().deleteFrom('lien_fournisseur').execute();
  await db().deleteFrom('facteur').execute();
  await db().deleteFrom('tentative').execute();
});

test('[SF14][SF15] an unknown identity is tied once by the password, never by its address, then opens the account alone', async () => {
  const first = browser();
  expect(await first.comeBack(SAME_ADDRESS)).toEqual({
    suite: 'lier',
    identite: { nom: 'd’Arc-L’Hôte', prenom: 'Sophie', email: 'sophie.marchal@example.org', siret: null },
  });
  // Its address is that of an account: that opens nothing.
  expect(await titleOf(first.enter())).toBe('fournisseur.retour-perime');
  await first.signIn('LPF20001');
  expect(await first.call(fournisseur.lier, { body: {} })).toMatchObject({ email: 'sophie.marchal@example.org' });
  expect(await titleOf(first.call(fournisseur.lier, { body: {} }))).toBe('fournisseur.retour-perime');
  const again = browser();
  expect(await again.comeBack(SAME_ADDRESS)).toMatchObject({ suite: 'ouvrir' });
  await again.enter();
  expect(await again.call(session.account, {})).toMatchObject({ habilisId: 'LPF20001', etablissement: null });
  expect((await again.call(fournisseur.liens, {})).liens).toMatchObject([{ utiliseLe: expect.any(String) as string }]);
  const sent = await db().selectFrom('courriel').select('modele').where('modele', '=', 'fournisseur-lie').execute();
  expect(sent).toHaveLength(1);
  const acces = await again.call(account.acces, {});
  expect(acces.map(({ action }) => action)).toContain('fournisseur-lie');
});

test('[SF14] a return serves once, in the browser that left, and with its own state alone', async () => {
  const one = browser();
  const { brought } = await one.visit(OF_ENTITE);
  expect(await titleOf(browser().call(fournisseur.retour, { body: brought }))).toBe('fournisseur.retour-perime');
  const other = await one.visit(OF_ENTITE);
  // The code of one departure under the state of another: neither PKCE nor the nonce matches.
  const mixed = { ...brought, state: other.brought.state };
  expect(await titleOf(one.call(fournisseur.retour, { body: mixed }))).toBe('fournisseur.invalide');
  expect(await titleOf(one.call(fournisseur.retour, { body: { ...brought, iss: 'https://autre.example' } }))).toBe(
    'fournisseur.invalide',
  );
  const { brought: right } = await one.visit(OF_ENTITE);
  expect(await one.call(fournisseur.retour, { body: right })).toMatchObject({ suite: 'lier' });
  expect(await titleOf(one.call(fournisseur.retour, { body: right }))).toBe('fournisseur.invalide');
  expect(await titleOf(browser().comeBack('non'))).toBe('fournisseur.refuse');
  expect(new URL(other.adresse).searchParams.get('code_challenge_method')).toBe('S256');
});

test('[SF15] an identity is one account’s; a long session proves itself afresh, a cut tie opens nothing', async () => {
  const owner = await tied('LPF20001', SAME_ADDRESS);
  const thief = browser();
  await thief.signIn('NES10103');
  expect(await titleOf(thief.comeBack(SAME_ADDRESS, 'lien'))).toBe('fournisseur.d-un-autre');
  expect(await owner.comeBack(SAME_ADDRESS, 'lien')).toMatchObject({ suite: 'liee' });
  expect(await owner.comeBack(WITH_MFA, 'lien')).toMatchObject({ suite: 'confirmer' });
  await db()
    .updateTable('jeton')
    .set({ session_le: new Date(Date.now() - 60 * 60 * 1000) })
    .execute();
  expect(await titleOf(owner.call(fournisseur.lier, { body: {} }))).toBe('reglage.preuve-attendue');
  const wrong = { preuve: { motDePasse: 'faux' } };
  expect(await titleOf(owner.call(fournisseur.lier, { body: wrong }))).toBe('compte.mot-de-passe-actuel-incorrect');
  await owner.call(fournisseur.lier, { body: { preuve: { motDePasse: password } } });
  const { liens } = await owner.call(fournisseur.liens, {});
  expect(liens).toHaveLength(2);
  const [lien] = liens;
  const params = { lienId: lien?.id ?? 0 };
  const preuve = { motDePasse: password };
  const body = { preuve };
  expect(await titleOf(thief.call(fournisseur.delier, { params, body }))).toBe('introuvable');
  await owner.call(fournisseur.delier, { params, body });
  expect(await browser().comeBack(SAME_ADDRESS)).toMatchObject({ suite: 'lier' });
});

test('[SF16] the account’s own second factor is asked for, but where the provider asked for one', async () => {
  const owner = await tied('LPF20001', SAME_ADDRESS);
  await owner.comeBack(WITH_MFA, 'lien');
  await owner.call(fournisseur.lier, { body: { preuve: { motDePasse: password } } });
  const { defi, secret } = await owner.call(facteur.startApplication, { body: { password } });
  const code = (offset: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + offset * 30_000 });
  await owner.call(facteur.addApplication, { body: { defi, code: code(-1), nom: 'Téléphone' } });
  const next = browser();
  await next.comeBack(SAME_ADDRESS);
  const asked = await refusal(next.enter());
  expect([asked.title, z.parse(FacteursPossibles, asked.facteurs)]).toEqual([
    'second-facteur-requis',
    { application: true, cle: null },
  ]);
  expect(await titleOf(next.enter({ defi: asked.defi ?? '', code: '000000' }))).toBe('second-facteur.incorrect');
  await next.enter({ defi: asked.defi ?? '', code: code(0) });
  const trusted = browser();
  await trusted.comeBack(WITH_MFA);
  await trusted.enter();
  expect(await trusted.call(session.account, {})).toMatchObject({ habilisId: 'LPF20001' });
});

test('[SF16] the provider’s second factor meets what a role demands', async () => {
  const owner = browser();
  await owner.comeBack(WITH_MFA);
  await owner.signIn('ADM92001');
  expect(await owner.call(session.account, {})).toMatchObject({ secondFacteurAttendu: false });
  await db()
    .insertInto('parametre')
    .values({ cle: 'rolesSecondFacteur', valeur: JSON.stringify(['ADM']) })
    .execute();
  const isAwaited = async () => (await owner.call(session.account, {})).secondFacteurAttendu;
  await expect.poll(isAwaited).toBe(true);
  await owner.call(fournisseur.lier, { body: {} });
  const trusted = browser();
  await trusted.comeBack(WITH_MFA);
  await trusted.enter();
  expect(await trusted.call(session.account, {})).toMatchObject({ secondFacteurAttendu: false });
  await db().deleteFrom('parametre').where('cle', '=', 'rolesSecondFacteur').execute();
  await expect.poll(isAwaited).toBe(false);
});

test('[SF17] a session is of one establishment: the roles of another are neither listed nor served', async () => {
  await tied('LPF20001', OF_ENTITE);
  const here = browser();
  await here.comeBack(OF_ENTITE);
  await here.enter();
  const there = browser();
  await there.comeBack(OF_OTHER);
  await there.enter();
  const own = await here.call(session.account, {});
  expect(own).toMatchObject({ etablissement: { siret: OWN, rolesAilleurs: 0 } });
  const roles = own.roles.filter(({ entite }) => entite !== null);
  expect(roles.length).toBeGreaterThan(0);
  const elsewhere = await there.call(session.account, {});
  expect(elsewhere.roles.filter(({ entite }) => entite !== null)).toEqual([]);
  expect(elsewhere.etablissement).toEqual({ siret: OTHER, rolesAilleurs: roles.length });
  const renewed = await there.call(session.refreshToken, {});
  const served = async (token: string) =>
    (
      await fetch(`${server.url}/api/account`, {
        headers: { authorization: `Bearer ${token}`, 'role-id': String(roles[0]?.id) },
      })
    ).status;
  expect(await served(renewed.id_token)).toBe(403);
  expect(await served((await here.call(session.refreshToken, {})).id_token)).toBe(200);
});

test('[SF18] one signs out at the provider too; without that the next sign-in is silent', async () => {
  const owner = await tied('LPF20001', OF_ENTITE);
  const { adresse } = await owner.call(fournisseur.deconnexion, {});
  const asked = new URL(adresse ?? '');
  expect(asked.searchParams.get('post_logout_redirect_uri')).toBe(`${SITE}/connexion`);
  expect(asked.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(await titleOf(owner.call(session.account, {}))).toBe('non-authentifie');
  owner.leave();
  // Still signed in there: it asks nobody, and whatever is chosen is not heard.
  expect((await owner.comeBack(OF_OTHER)).identite.siret).toBe(OWN);
  const page = await fetch(asked, { headers: { cookie: owner.jar.header(asked.href) } });
  owner.jar.keep(asked.href, page.headers);
  const text = await page.text();
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const action = /action="([^"]+)"/.exec(text)?.[1] ?? '';
  const confirmed = await fetch(new URL(action, provider.issuer), {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: owner.jar.header(provider.issuer) },
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  });
  owner.jar.keep(provider.issuer, confirmed.headers);
  expect(confirmed.headers.get('location')).toMatch(new RegExp(`^${SITE}/connexion`));
  expect((await owner.comeBack(OF_OTHER)).identite.siret).toBe(OTHER);
  const byPassword = browser();
  await byPassword.signIn('LPF20001');
  expect(await byPassword.call(fournisseur.deconnexion, {})).toEqual({ adresse: null });
});

test('[SF19] a fresh proof at the provider is one that it asked for since the departure, of the caller’s own identity', async () => {
  const owner = await tied('LPF20001', SAME_ADDRESS);
  await owner.comeBack(WITH_MFA, 'lien');
  await owner.call(fournisseur.lier, { body: { preuve: { motDePasse: password } } });
  expect(await owner.call(fournisseur.preuve, {})).toMatchObject({ fournisseur: true, facteurs: null });
  const { adresse } = await owner.call(fournisseur.depart, { body: { but: 'preuve' } });
  expect(new URL(adresse).searchParams.get('prompt')).toBe('login');
  // Somebody at this screen leaves out what asks for a new sign-in: the provider lets them in silently.
  const silent = adresse.replace('&prompt=login', '');
  const brought = await visitProvider(owner.jar, silent, { rang: WITH_MFA, backTo: BACK });
  expect(await owner.call(fournisseur.retour, { body: brought })).toMatchObject({ suite: 'prouvee' });
  await db()
    .updateTable('identite_presentee')
    .set({ authentifiee_le: new Date(Date.now() - 10 * 60 * 1000) })
    .execute();
  const { liens } = await owner.call(fournisseur.liens, {});
  const params = { lienId: liens[0]?.id ?? 0 };
  const cut = () => owner.call(fournisseur.delier, { params, body: { preuve: { fournisseur: true } } });
  expect(await titleOf(cut())).toBe('reglage.preuve-attendue');
  expect(await owner.comeBack(WITH_MFA, 'preuve')).toMatchObject({ suite: 'prouvee' });
  await cut();
  expect(await titleOf(cut())).toBe('introuvable');
  const stranger = browser();
  await stranger.signIn('NES10103');
  expect(await titleOf(stranger.comeBack(WITH_MFA, 'preuve'))).toBe('fournisseur.d-un-autre');
});

test('[SF20] a blocked account stays shut, and a provider that is down leaves the password', async () => {
  await tied('LPF20001', SAME_ADDRESS);
  const other = browser();
  await other.comeBack(SAME_ADDRESS);
  await db().updateTable('personne').set({ etat: 'bloquee' }).where('habilis_id', '=', 'LPF20001').execute();
  expect(await titleOf(other.enter())).toBe('fournisseur.compte-ferme');
  expect(await titleOf(browser().comeBack(SAME_ADDRESS))).toBe('fournisseur.compte-ferme');
  await db().updateTable('personne').set({ etat: 'active' }).where('habilis_id', '=', 'LPF20001').execute();
  const lost = await startIdentityProvider({ siteUrl: SITE, identities: [identity('sujet-9')] });
  await lost.close();
  const alone = await startPeopledServer({ now: () => new Date(), environment: lost.environment });
  try {
    const call = createClient({ baseUrl: `${alone.url}/api`, token: () => null });
    expect(await titleOf(call(fournisseur.depart, { body: { but: 'connexion' } }))).toBe('fournisseur.injoignable');
    expect(await call(session.authenticate, { body: { username: 'LPF20001', password } })).toMatchObject({
      validity: 3600,
    });
  } finally {
    await alone.close();
  }
});
