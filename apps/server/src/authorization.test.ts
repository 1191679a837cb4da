import { CALLS, type NamedCall } from '@habilis/api/contract';
import { demandsSecondFactor, type Endpoint } from '@habilis/api/endpoint';
import { LARGEST_INTEGER } from '@habilis/api/wire/formats';
import { Problem } from '@habilis/api/wire/Problem';
import { ROLE_TYPES } from '@habilis/domain/role/RoleType';
import { afterAll, beforeAll, describe as group, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { TEST_TODAY } from './test/TEST_TODAY.ts';
import { startPeopledServer } from './test/startPeopledServer.ts';
import { addTried } from './test/contract/addTried.ts';
import type { Caller } from './test/contract/Caller.ts';
import { callRows, faultsOfRow } from './test/contract/callRows.ts';
import type { CallRow } from './test/contract/CallRow.ts';
import { pathOf } from './test/contract/pathOf.ts';
import { expectedOutcome, scopesOf } from './test/contract/expectedOutcome.ts';
import { isInScope, isOutOfReach } from './test/contract/isInScope.ts';
import { loadSubjects } from './test/contract/loadSubjects.ts';
import { signInCallers } from './test/contract/signInCallers.ts';
import type { Subject, Subjects } from './test/contract/Subject.ts';
import { send, type TestServer } from './test/startTestServer.ts';

let server: TestServer;
let callers: readonly Caller[];
let subjects: Subjects;
let everyObject: Subjects;
let cases = 0;

// Sessions of one person that begin in the same millisecond would end together.
let ticks = Date.parse(`${TEST_TODAY}T10:00:00Z`);

beforeAll(async () => {
  server = await startPeopledServer({ now: () => new Date(ticks++) });
  await addTried(server);
  callers = await signInCallers(server);
  ({ subjects, all: everyObject } = await loadSubjects(server.services, callers));
});
afterAll(async () => {
  await server.close();
  process.stdout.write(`Matrice des droits : ${CALLS.length} appels, ${cases} cas\n`);
});

/** A case of a call: the objects named by its ids, by id name (`corps` for the one in the body). */
type Named = Readonly<Record<string, Subject>>;

/** Every combination of objects for the ids of a call. */
function choicesOf({ ids = {}, idInBody, isOfOne }: CallRow<string>): Named[] {
  const kinds = Object.entries(ids).map(([param, kind]) => [param, subjects(kind)] as const);
  const storable = idInBody === undefined ? [] : subjects(idInBody).filter(({ id }) => Number(id) <= LARGEST_INTEGER);
  const all = idInBody === undefined ? kinds : [...kinds, ['corps', storable] as const];
  const choices = all.reduce<Named[]>(
    (before, [param, those]) => before.flatMap((choice) => those.map((one) => ({ ...choice, [param]: one }))),
    [{}],
  );
  if (isOfOne === undefined) return choices;
  const ownersOf = (named: Named) =>
    new Set(Object.values(named).flatMap(({ owners }) => (owners === null ? [] : [owners[isOfOne]])));
  return choices.filter((named) => ownersOf(named).size <= 1);
}

async function make({ endpoint }: NamedCall, row: CallRow<string>, caller: Caller, named: Named): Promise<Response> {
  const values = Object.fromEntries(Object.entries(named).map(([param, { id }]) => [param, id]));
  const path = `${pathOf(endpoint, { ...row.words, ...values })}${row.query ?? ''}`;
  const body = row.body?.(caller, named['corps']?.id ?? '');
  const { token, roleId } = row.endsSession === true ? await renewed(caller) : caller;
  return send(server.url, endpoint.method, path, {
    ...(body === undefined ? {} : { body }),
    ...(token === undefined ? {} : { token }),
    ...(roleId === undefined ? {} : { roleId }),
  });
}

/** Reopens the sessions that a case ended, for the next cases; the matrix's revoked token stays revoked. */
async function reopenSessions(): Promise<void> {
  const revoked = callers.find(({ standing }) => standing === 'revoque')?.token;
  const jti = revoked === undefined ? undefined : await server.services.readToken(revoked, new Date(ticks));
  const { db } = server.services.connection;
  await db
    .updateTable('jeton')
    .set({ revoque_le: null })
    .where('jti', '<>', jti ?? '')
    .execute();
}

/** The caller with a token of their own that a case may end. */
async function renewed(caller: Caller): Promise<Caller> {
  if (caller.habilisId === null || caller.standing === 'revoque') return caller;
  return { ...caller, token: (await server.signIn(caller.habilisId)).token };
}

/** The outcome of an answer, in the words of the expectation; an admitted call may still be refused for its content. */
async function outcomeOf(answer: Response, { answer: declared }: Endpoint, row: CallRow<string>): Promise<string> {
  const { status } = answer;
  if (status === 200 && declared.kind === 'file') return (await answer.arrayBuffer()).byteLength > 0 ? 'admis' : 'vide';
  if (status === 200 || status === 204) return 'admis';
  const problem = z.safeParse(Problem, await answer.json());
  if (!problem.success) return `${status} sans corps d’erreur`;
  const { title } = problem.data;
  const isAboutContent = status === 400 && (title !== 'donnees-invalides' || title === row.refusal);
  return status === 409 || isAboutContent ? 'admis' : `${status} ${title}`;
}

const describe = (caller: Caller, named: Named): string =>
  [caller.nom, ...Object.entries(named).map(([param, { nom }]) => `${param} ${nom}`)].join(', ');

test('every call that is built has its row, and every row what its call needs', () => {
  expect(CALLS.flatMap(faultsOfRow)).toEqual([]);
  const names = CALLS.map(({ name }) => name);
  expect(Object.keys(callRows).filter((name) => !names.includes(name))).toEqual([]);
});

test('a call without its row, or without the object of an id, is told in a sentence', () => {
  const endpoint = CALLS.find(({ name }) => name === 'file.download')?.endpoint;
  const told = (name: string, changes: Partial<Endpoint>) =>
    endpoint === undefined ? [] : faultsOfRow({ name, endpoint: { ...endpoint, ...changes } });
  expect(told('file.nouveau', {})).toEqual([expect.stringMatching(/^« file.nouveau » n’a pas de ligne .* ajoutez-la/)]);
  expect(told('file.download', { path: '/file/:id/:autreId' })).toEqual([
    expect.stringMatching(/ne dit pas ce que désigne « :autreId » : ajoutez-lui .* objet étranger/),
  ]);
});

const scoped = CALLS.filter(({ endpoint: { access }, name }) => {
  const row = callRows[name];
  return (
    access.kind === 'capability' && access.scope !== 'none' && (row?.ids !== undefined || row?.idInBody !== undefined)
  );
});

test.each(scoped)('$name is tried by each role on an object of its own and on a foreign one', ({ name, endpoint }) => {
  const { ids = {}, idInBody } = callRows[name] ?? {};
  for (const kind of [...Object.values(ids), ...(idInBody === undefined ? [] : [idInBody])]) {
    for (const caller of callers) {
      const scopes = scopesOf(endpoint, caller).filter((scope) => !isOutOfReach(subjects(kind), scope));
      if (scopes.length === 0) continue;
      const own = subjects(kind).filter((subject) => isInScope(scopes, caller, subject));
      const foreign = subjects(kind).filter(
        ({ owners }) => owners !== null && !own.some((one) => one.owners === owners),
      );
      expect([caller.nom, own.length > 0]).toEqual([caller.nom, true]);
      expect([caller.nom, foreign.length > 0]).toEqual([caller.nom, !scopes.includes('all')]);
    }
  }
});

test.each(CALLS)('[P57] $name answers each caller as the contract and the domain say', async (call) => {
  const row = callRows[call.name] ?? {};
  const wrong: unknown[] = [];
  for (const caller of callers) {
    for (const named of choicesOf(row)) {
      cases++;
      const expected = expectedOutcome(call, caller, Object.values(named));
      const outcome = await outcomeOf(await make(call, row, caller, named), call.endpoint, row);
      if (row.endsOthers === true) await reopenSessions();
      if (outcome !== expected) wrong.push(`${describe(caller, named)} : ${outcome} au lieu de ${expected}`);
    }
  }
  expect(wrong).toEqual([]);
});

const OWN_ACCOUNT = ['session.', 'account.', 'facteur.', 'fournisseur.', 'impersonation.'];

test('what serves before the second factor is of the account or of the session, and of no role', () => {
  const early = CALLS.filter(({ endpoint }) => endpoint.access.kind === 'signed-in' && !demandsSecondFactor(endpoint));
  expect(early.length).toBeGreaterThan(10);
  expect(early.filter(({ name }) => !OWN_ACCOUNT.some((resource) => name.startsWith(resource)))).toEqual([]);
});

group('while every role demands a second factor', () => {
  const demand = async (roles: readonly string[]) => {
    const valeur = JSON.stringify(roles);
    await server.services.connection.db
      .insertInto('parametre')
      .values({ cle: 'rolesSecondFacteur', valeur })
      .onConflict((conflict) => conflict.column('cle').doUpdateSet({ valeur }))
      .execute();
    const isHeard = async () => String((await server.services.settings()).rolesSecondFacteur) === String(roles);
    await vi.waitUntil(isHeard);
  };
  beforeAll(() => demand(ROLE_TYPES));
  afterAll(() => demand([]));

  test.each(CALLS)('[SF7] $name is refused to whoever has none, unless it is of their own account', async (call) => {
    const row = callRows[call.name] ?? {};
    for (const caller of callers.filter(({ nom }) => nom === 'ADM' || nom === 'I' || nom === 'sans rôle')) {
      const [named = {}] = choicesOf(row);
      const expected = expectedOutcome(call, { ...caller, lacksSecondFactor: true }, Object.values(named));
      const outcome = await outcomeOf(await make(call, row, caller, named), call.endpoint, row);
      if (row.endsOthers === true) await reopenSessions();
      expect([caller.nom, outcome]).toEqual([caller.nom, expected]);
    }
  });
});

/** An item of a list, paged or whole. */
type Listed = { readonly id?: number; readonly habilisId?: string; readonly type?: string };

const listing = CALLS.filter(({ name }) => typeof callRows[name]?.lists === 'string');

test.each(listing)('$name lists nothing that lies out of its caller’s scope', async (call) => {
  const row = callRows[call.name] ?? {};
  let total = 0;
  for (const caller of callers.filter((one) => scopesOf(call.endpoint, one).length > 0)) {
    cases++;
    const answer = await make(call, row, caller, {});
    const answered = (await answer.json()) as Listed[] | { readonly elements: Listed[] };
    const elements = Array.isArray(answered) ? answered : answered.elements;
    const scopes = scopesOf(call.endpoint, caller);
    const every = everyObject(row.lists ?? 'demande-administrative');
    const own = every.filter((subject) => isInScope(scopes, caller, subject)).map(({ id }) => id);
    const listed = elements.map(({ id, habilisId, type }) =>
      id === undefined ? habilisId : [type, id].filter(Boolean).join(' '),
    );
    expect([caller.nom, listed.filter((id) => !own.includes(id ?? ''))]).toEqual([caller.nom, []]);
    total += listed.length;
  }
  expect(total).toBeGreaterThan(0);
});
