import { application } from '@habilis/api/application/endpoints';
import { demande } from '@habilis/api/demande/endpoints';
import { notification } from '@habilis/api/notification/endpoints';
import { session } from '@habilis/api/session/endpoints';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startPeopledServer } from './test/startPeopledServer.ts';
import { type Browser, openBrowser, type Tab } from './test/openBrowser.ts';
import { send, type TestServer } from './test/startTestServer.ts';

const PERSON = 'MPA10013';
const MORNING = '2026-11-20T08:00:00Z';

let server: TestServer;
let now = new Date(MORNING);
beforeAll(async () => {
  server = await startPeopledServer({ now: () => now });
});
afterAll(() => server.close());
afterEach(() => {
  now = new Date(MORNING);
  vi.useRealTimers();
});

/** A browser in which a person has signed in, with several tabs. */
async function signedIn(tabs: number): Promise<{ browser: Browser; tabs: Tab[] }> {
  const browser = openBrowser(server.url);
  const opened = Array.from({ length: tabs }, () => browser.openTab());
  // As the app does at start: its writes need the CSRF cookie.
  await opened[0]?.call(application.serverProperties, {});
  await opened[0]?.signIn(PERSON);
  for (const tab of opened) {
    tab.roleId = opened[0]?.roleId ?? null;
    tab.sent.splice(0);
  }
  return { browser, tabs: opened };
}
const one = async () => {
  const { browser, tabs } = await signedIn(1);
  const [tab] = tabs;
  if (tab === undefined) throw new Error('aucun onglet');
  return { browser, tab };
};
const two = async () => {
  const { browser, tabs } = await signedIn(2);
  const [tab, other] = tabs;
  if (tab === undefined || other === undefined) throw new Error('il manque un onglet');
  return { browser, tab, other };
};

const read = ({ call }: Tab) => call(demande.todoListCount, {});
const names = ({ sent }: Tab) => sent.map(({ name }) => name);
const countOf = (name: string, ...tabs: readonly Tab[]) =>
  tabs.flatMap((tab) => names(tab)).filter((sent) => sent === name).length;
const bearer = (token: string | null) => `Bearer ${token ?? ''}`;
/** Ends the session on the server, unknown to the browser. */
const endSession = ({ token }: Browser) => send(server.url, 'DELETE', '/authenticate', { token: token ?? '' });
/** Waits until this many calls have found the session ended and wait for the re-login. */
const areWaiting = (tab: Tab, count: number) => expect.poll(() => tab.waiting).toBe(count);
const nearItsEnd = (browser: Browser) => {
  browser.expiry = Date.now() + 60_000;
};

test('[S4] calls of two tabs at once refresh the token once, and all go out with the new one', async () => {
  const { browser, tab, other } = await two();
  const former = browser.token;
  nearItsEnd(browser);
  await Promise.all([tab, tab, other, other].map(read));
  expect(countOf('GET /refresh-token', tab, other)).toBe(1);
  expect(browser.token).not.toBe(former);
  const reads = [...tab.sent, ...other.sent].filter(({ name }) => name === 'GET /demande/todo-list/count');
  expect(reads.map(({ headers }) => headers.get('authorization'))).toEqual(
    Array.from({ length: 4 }, () => bearer(browser.token)),
  );
  await tab.refreshIfNeeded();
  expect(countOf('GET /refresh-token', tab, other)).toBe(1);
});

test('[S4] a clock that is wrong, by hours and either way, changes nothing of the refresh', async () => {
  for (const skew of [-7_200_000, 7_200_000]) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + skew });
    const { browser, tab } = await one();
    await read(tab);
    expect(countOf('GET /refresh-token', tab)).toBe(0);
    nearItsEnd(browser);
    for (let round = 0; round < 3; round++) await read(tab);
    expect(countOf('GET /refresh-token', tab)).toBe(1);
    vi.useRealTimers();
  }
});

test('[S4] at the end of the twelve hours a refresh that brings no time is not tried at every call', async () => {
  const { browser, tab } = await one();
  for (let minutes = 50; minutes <= 710; minutes += 55) {
    now = new Date(Date.parse(MORNING) + minutes * 60_000);
    nearItsEnd(browser);
    await read(tab);
  }
  expect(countOf('GET /refresh-token', tab)).toBe(13);
  expect(browser.expiry - Date.now()).toBeLessThan(900_000);
  for (let round = 0; round < 5; round++) await read(tab);
  expect(countOf('GET /refresh-token', tab)).toBe(13);
  expect(tab.expired).toEqual([]);
});

test('a token that came back after the person signed out is not kept', async () => {
  const { browser, tab } = await one();
  nearItsEnd(browser);
  browser.beforeSending = (name) => {
    if (name !== 'GET /refresh-token') return;
    browser.token = null;
    browser.expiry = 0;
  };
  await tab.refreshIfNeeded();
  expect(countOf('GET /refresh-token', tab)).toBe(1);
  expect(browser.token).toBeNull();
});

test('[S1] several calls that find the session ended open one re-login, and each is replayed once', async () => {
  const { browser, tab } = await one();
  await endSession(browser);
  const params = { roleId: tab.roleId ?? 0 };
  const preferences = [{ type: 'DA_CORRIGEE' as const, canal: 'EMAIL' as const, frequence: 'IMMEDIAT' as const }];
  const waiting = [read(tab), read(tab), tab.call(notification.save, { params, body: { version: 0, preferences } })];
  await areWaiting(tab, 3);
  await tab.signIn(PERSON);
  await Promise.all(waiting);
  expect(tab.expired).toHaveLength(1);
  expect(countOf('GET /demande/todo-list/count', tab)).toBe(4);
  const writes = tab.sent.filter(({ name }) => name.startsWith('PUT'));
  expect(writes).toHaveLength(2);
  expect(new Set(writes.map(({ headers }) => headers.get('idempotency-key')))).toHaveLength(1);
  expect(writes[1]?.headers.get('authorization')).toBe(bearer(browser.token));
});

test('[S3] given up, they all fail, those that were held too, and none is sent again', async () => {
  const { browser, tab } = await one();
  await endSession(browser);
  const waiting = [read(tab), read(tab)];
  await areWaiting(tab, 2);
  waiting.push(read(tab));
  tab.giveUp();
  const ended = await Promise.allSettled(waiting);
  expect(ended).toMatchObject(Array.from({ length: 3 }, () => ({ status: 'rejected', reason: { status: 401 } })));
  expect(tab.sent).toHaveLength(2);
  expect(tab.givenUp).toHaveLength(3);
  expect([tab.expired.length, tab.signedOut]).toEqual([1, 0]);
});

test('[S6] during a re-login every call but those of authenticate and account is held, guests’ calls too', async () => {
  const { browser, tab } = await one();
  await endSession(browser);
  const first = read(tab);
  await areWaiting(tab, 1);
  tab.sent.splice(0);
  const held = [read(tab), tab.call(application.serverProperties, {}), tab.call(demande.todoList, {})];
  await tab.call(session.authenticated, {});
  await expect(tab.call(session.account, {})).rejects.toMatchObject({ status: 401 });
  nearItsEnd(browser);
  await tab.refreshIfNeeded();
  expect(names(tab)).toEqual(['GET /authenticate', 'GET /account']);
  await tab.signIn(PERSON);
  await Promise.all([first, ...held]);
  expect(names(tab).slice(2, 3)).toEqual(['POST /authenticate']);
  expect(countOf('GET /server-properties', tab)).toBe(1);
});

test('[S9] during a re-login the calls of authenticate and account carry no token, and the others carry the new one', async () => {
  const { browser, tab } = await one();
  await endSession(browser);
  const first = read(tab);
  await areWaiting(tab, 1);
  tab.sent.splice(0);
  await tab.call(session.account, {}).catch(() => undefined);
  await expect(tab.signIn(PERSON, 'faux')).rejects.toMatchObject({ status: 401 });
  expect(tab.gate.isOpen()).toBe(true);
  expect(tab.sent.map(({ headers }) => headers.has('authorization'))).toEqual([false, false]);
  await tab.signIn(PERSON);
  await first;
  expect(tab.sent.slice(3).map(({ headers }) => headers.get('authorization'))).toEqual([
    bearer(browser.token),
    bearer(browser.token),
  ]);
});

test('a refusal that comes after the session was renewed, here or in another tab, is replayed without a re-login', async () => {
  const { browser, tab, other } = await two();
  await endSession(browser);
  const late = Promise.withResolvers<void>();
  browser.beforeSending = (name) => (name === 'GET /demande/todo-list/count' ? late.promise : undefined);
  const reading = read(tab);
  const checking = tab.call(session.account, {});
  await expect(checking).rejects.toMatchObject({ status: 401 });
  await other.signIn(PERSON);
  late.resolve();
  await reading;
  expect(tab.expired).toEqual([]);
  expect(countOf('GET /demande/todo-list/count', tab)).toBe(2);
});

test('[S2][S21] without a token, or on the base path, a refusal opens nothing: one is signed out', async () => {
  const guest = openBrowser(server.url).openTab();
  await expect(read(guest)).rejects.toMatchObject({ status: 401 });
  const { browser, tab } = await one();
  await endSession(browser);
  browser.isAtBase = true;
  await expect(read(tab)).rejects.toMatchObject({ status: 401 });
  expect(browser.token).toBeNull();
  expect([guest, tab].map(({ signedOut, expired, gate }) => [signedOut, expired.length, gate.isOpen()])).toEqual([
    [1, 0, false],
    [1, 0, false],
  ]);
});

test('a held call that is given up ends at once, and is not sent when the session is back', async () => {
  const { browser, tab } = await one();
  await endSession(browser);
  const first = read(tab);
  await areWaiting(tab, 1);
  const reason = new Error('page quittée');
  const leaving = new AbortController();
  const held = tab.call(demande.todoList, {}, { signal: leaving.signal });
  const refused = tab.call(demande.todoListCount, {}, { signal: leaving.signal });
  leaving.abort(reason);
  await expect(held).rejects.toBe(reason);
  await expect(refused).rejects.toBe(reason);
  await tab.signIn(PERSON);
  await first;
  expect(countOf('GET /demande/todo-list', tab)).toBe(0);
});

test('a role that ended meanwhile does not keep the session from being refreshed or ended', async () => {
  const { browser, tab } = await one();
  tab.roleId = 999_999;
  nearItsEnd(browser);
  await tab.refreshIfNeeded();
  expect(countOf('GET /refresh-token', tab)).toBe(2);
  expect(browser.expiry - Date.now()).toBeGreaterThan(900_000);
  await tab.call(session.signOut, {});
});
