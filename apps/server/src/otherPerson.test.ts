import { demande } from '@habilis/api/demande/endpoints';
import { session } from '@habilis/api/session/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './test/openBrowser.ts';
import { startPeopledServer } from './test/startPeopledServer.ts';
import { send, type TestServer } from './test/startTestServer.ts';

const SOPHIE = 'LPF20001';
const CAMILLE = 'MPA10013';
const ADMIN = 'ADM92001';

let server: TestServer;
beforeAll(async () => {
  server = await startPeopledServer();
});
afterAll(() => server.close());

const OTHER = { status: 409, title: 'session.autre-personne' };

/** Sophie's tab, in a browser whose second tab Camille has since signed in to. */
async function twoTabs() {
  const browser = openBrowser(server.url);
  const first = browser.openTab();
  await first.signIn(SOPHIE);
  const second = browser.openTab();
  await second.signIn(CAMILLE);
  return { browser, first, second };
}

test('[S24] the server refuses a call of one person’s page with another’s token, whatever the call, before anything is done', async () => {
  const { token, roleId } = await server.signIn(CAMILLE);
  const nameOf = () =>
    server.services.connection.db.selectFrom('personne').select('nom').where('habilis_id', '=', CAMILLE).execute();
  const before = await nameOf();
  const headers = { 'habilis-id': SOPHIE };
  const answers = await Promise.all([
    send(server.url, 'GET', '/account', { token, headers }),
    send(server.url, 'GET', '/demande/todo-list', { token, roleId, headers }),
    send(server.url, 'PUT', '/account/update', { token, headers, body: { nom: 'Marchal' } }),
    send(server.url, 'DELETE', '/authenticate', { token, headers }),
    send(server.url, 'GET', '/refresh-token', { token, headers }),
    // Open to guests too, but answered for the person of the token.
    send(server.url, 'GET', '/authenticate', { token, headers }),
  ]);
  for (const answer of answers) {
    expect({ status: answer.status, ...((await answer.json()) as object) }).toMatchObject(OTHER);
  }
  expect(await nameOf()).toEqual(before);
  // The session of the other is untouched.
  expect((await send(server.url, 'GET', '/account', { token, headers: { 'habilis-id': CAMILLE } })).status).toBe(200);
});

test('[S24] who acts in a name is the person of the page, and an impersonation of another one is not told as ended', async () => {
  const { token, roleId } = await server.signIn(ADMIN);
  const begun = await send(server.url, 'POST', '/impersonation', {
    token,
    roleId,
    body: { habilisId: SOPHIE, motif: 'Aide au téléphone demandée' },
  });
  expect(begun.status).toBe(200);
  const asked = (shown: string, who: string) =>
    send(server.url, 'GET', '/account', { token: who, headers: { impersonation: SOPHIE, 'habilis-id': shown } });
  expect((await asked(ADMIN, token)).status).toBe(200);
  expect((await asked(SOPHIE, token)).status).toBe(409);
  // The browser's token is now somebody's who impersonates nobody: the page is not theirs, rather than over.
  const { token: other } = await server.signIn(CAMILLE);
  expect((await asked(ADMIN, other)).status).toBe(409);
  const over = await asked(CAMILLE, other);
  expect(over.status).toBe(403);
  await send(server.url, 'DELETE', '/impersonation', { token });
  expect(((await (await asked(ADMIN, token)).json()) as { title: string }).title).toBe('impersonation.terminee');
});

test('[S24] a tab sends nothing with another’s token: its calls wait for its person, and are made once they are back', async () => {
  const { browser, first, second } = await twoTabs();
  const before = first.sent.length;
  const list = first.call(demande.todoList, {});
  const own = first.call(session.account, {});
  await expect.poll(() => first.gaveWay).toBe(2);
  expect(first.sent).toHaveLength(before);
  // The other works on, and keeps their session: a refresh of the first tab is not of their token.
  browser.expiry = Date.now() + 60_000;
  await first.refreshIfNeeded();
  expect(first.sent).toHaveLength(before);
  expect((await second.call(demande.todoList, {})).elements.length).toBeGreaterThan(0);
  await first.signIn(SOPHIE);
  expect((await own).habilisId).toBe(SOPHIE);
  await list;
  expect(first.sent.slice(before).map(({ headers }) => headers.get('habilis-id') ?? null)).toContain(SOPHIE);
  // Now the page of the other gives way in turn.
  const others = second.sent.length;
  void second.call(demande.todoList, {}).catch(() => undefined);
  await expect.poll(() => second.gaveWay).toBe(1);
  expect(second.sent).toHaveLength(others);
  second.gate.settle('reject');
});

test('[S24] a tab that gave way and is given up sends nothing, and leaves the other signed in', async () => {
  const { first, second } = await twoTabs();
  const before = first.sent.length;
  const leaving = first.call(session.signOut, {});
  await expect.poll(() => first.gaveWay).toBe(1);
  first.gate.settle('reject');
  await expect(leaving).rejects.toMatchObject({ status: 401 });
  expect(first.sent).toHaveLength(before);
  expect((await second.call(session.account, {})).habilisId).toBe(CAMILLE);
});

test('[S24] a token replaced while a call is on its way is refused by the server, and the call waits', async () => {
  const { browser, first } = await twoTabs();
  const theirs = browser.token ?? '';
  await first.signIn(SOPHIE);
  const own = browser.token;
  const { sent } = first;
  const before = sent.length;
  // Between the tab's own look at the token and the sending of the call.
  first.habilisId = null;
  browser.token = theirs;
  const waiting = first.call(demande.todoList, {}).catch((error: unknown) => error);
  first.habilisId = SOPHIE;
  await expect.poll(() => first.gaveWay).toBe(1);
  browser.token = own;
  first.gate.settle('replay');
  await waiting;
  expect(sent.slice(before).map(({ headers }) => headers.get('habilis-id'))).toEqual([SOPHIE, SOPHIE]);
});
