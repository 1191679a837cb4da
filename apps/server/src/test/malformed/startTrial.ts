import type { NamedCall } from '@habilis/api/contract';
import { vi } from 'vitest';
import { startPeopledServer } from '../startPeopledServer.ts';
import { addTried } from '../contract/addTried.ts';
import type { Caller } from '../contract/Caller.ts';
import { callRows } from '../contract/callRows.ts';
import { pathOf } from '../contract/pathOf.ts';
import { isOwnOrRead, scopesOf } from '../contract/expectedOutcome.ts';
import { isInScope } from '../contract/isInScope.ts';
import { loadSubjects } from '../contract/loadSubjects.ts';
import { signInCaller } from '../contract/signInCallers.ts';
import type { Subjects } from '../contract/Subject.ts';
import type { TestServer } from '../startTestServer.ts';
import { type DatabaseState, databaseState, writeMark } from './databaseState.ts';
import { faultOfAnswer, isRefused, readTexts, type Texts } from './faultOfAnswer.ts';
import { type RawAnswer, type RawRequest, sendRaw } from './sendRaw.ts';

/** A valid call by an allowed caller on their own object, to put faults into. */
export type RightCall = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly caller: Caller;
  /** Id of the body's object; empty when it names none. */
  readonly id: string;
};

/** A running server with its callers and their findings. */
export type Trial = {
  readonly server: TestServer;
  readonly rightCall: (call: NamedCall) => RightCall;
  /** The fault of an answer; null when there is none. */
  readonly faultOf: (answer: RawAnswer) => string | null;
  /** Sends a request; gives its answer's fault, or what a refused one left in the database. */
  readonly attempt: (request: RawRequest, movable?: readonly string[]) => Promise<string | null>;
  /** What refused calls left in the database; empty when nothing. */
  readonly leftBy: (work: () => Promise<void>) => Promise<readonly string[]>;
  readonly counts: { sent: number; refused: number };
  readonly close: () => Promise<void>;
};

const GUEST: Caller = { nom: 'invité', standing: 'invite', habilisId: null, personneId: null, role: null };

function differences(before: DatabaseState, after: DatabaseState): string[] {
  const tables = Object.keys(before).filter((table) => before[table] !== after[table]);
  return tables.map((table) => `${table} : ${before[table]} puis ${after[table]}`);
}

function ownObject(call: NamedCall, caller: Caller, kind: string, subjects: Subjects): string | undefined {
  const known = subjects(kind);
  // Of a kind that has nothing left to find, an id that nothing has.
  if (known.every(({ owners }) => owners === null)) return known[0]?.id;
  const scopes = scopesOf(call.endpoint, caller);
  const isScoped = call.endpoint.access.kind === 'capability';
  return known.find((subject) => (isScoped ? isInScope(scopes, caller, subject) : isOwnOrRead(subject, caller)))?.id;
}

/** The call by the first allowed caller with an object of each kind it names. */
function rightCallOf(call: NamedCall, callers: readonly Caller[], subjects: Subjects): RightCall {
  const { ids = {}, words = {}, query = '', idInBody } = callRows[call.name] ?? {};
  const { access } = call.endpoint;
  const able = callers.filter((caller) => access.kind !== 'capability' || scopesOf(call.endpoint, caller).length > 0);
  for (const caller of access.kind === 'guest' ? [GUEST] : able) {
    const named = Object.entries(ids).map(([param, kind]) => [param, ownObject(call, caller, kind, subjects)] as const);
    const id = idInBody === undefined ? '' : ownObject(call, caller, idInBody, subjects);
    if (id === undefined || named.some(([, one]) => one === undefined)) continue;
    const values = Object.fromEntries(named.map(([param, one]) => [param, one ?? '']));
    const { token, roleId } = caller;
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}`, 'role-id': String(roleId) };
    return { path: `/api${pathOf(call.endpoint, { ...words, ...values })}${query}`, headers, caller, id };
  }
  throw new Error(`personne ne peut faire « ${call.name} » sur un objet à soi`);
}

function trialOf(server: TestServer, texts: Texts, callers: readonly Caller[], subjects: Subjects): Trial {
  const { pool } = server.services.connection;
  const counts = { sent: 0, refused: 0 };
  type Standing = { readonly movable: string; readonly mark: string; readonly state: DatabaseState };
  let known: Standing | undefined;
  const standing = async (movable: readonly string[]): Promise<Standing> => {
    // Mark read first: a write in between changes it, and is found at the next attempt.
    const mark = await writeMark(pool);
    return { movable: String(movable), mark, state: await databaseState(pool, movable) };
  };
  const standingAfter = async (before: Standing, movable: readonly string[]): Promise<Standing> =>
    before.mark === (await writeMark(pool)) ? before : standing(movable);
  const faultOf = (answer: RawAnswer) => {
    counts.sent++;
    if (isRefused(answer)) counts.refused++;
    return faultOfAnswer(answer, texts);
  };
  return {
    server,
    counts,
    faultOf,
    rightCall: (call) => rightCallOf(call, callers, subjects),
    attempt: async (request, movable = []) => {
      // The state after a refused request is the state before the next one.
      const before = known?.movable === String(movable) ? known : await standing(movable);
      const answer = await sendRaw(server.url, request);
      const after = await standingAfter(before, movable);
      known = after;
      const left = isRefused(answer) ? differences(before.state, after.state) : [];
      return faultOf(answer) ?? (left.length === 0 ? null : `${answer.status} et pourtant ${left.join(', ')}`);
    },
    leftBy: async (work) => {
      const before = await standing([]);
      await work();
      const after = await standingAfter(before, []);
      known = after;
      return differences(before.state, after.state);
    },
    close: server.close,
  };
}

/** Starts a server with objects to try, and a demandeur, an instructeur, an administrator, a manager of an entite, one of a caisse, the commission and a formateur who try them. */
export async function startTrial(): Promise<Trial> {
  const server = await startPeopledServer();
  await addTried(server);
  // Thousands of calls a minute, many without account.
  await server.services.connection.db
    .insertInto('parametre')
    .values({ cle: 'appelsInviteParMinute', valeur: '1000000' })
    .execute();
  await vi.waitUntil(async () => (await server.services.settings()).appelsInviteParMinute === 1_000_000);
  const callers = [
    await signInCaller(server, 'DM', 'MPA10013'),
    await signInCaller(server, 'G', 'LPF20001'),
    await signInCaller(server, 'I', 'INS50001'),
    await signInCaller(server, 'ADM', 'ADM92001'),
    await signInCaller(server, 'RC', 'RCA60001'),
    await signInCaller(server, 'CNH', 'CNH91001'),
    await signInCaller(server, 'F', 'FOR40001'),
  ];
  const { subjects } = await loadSubjects(server.services, callers);
  return trialOf(server, readTexts(server.services.config), callers, subjects);
}

/** Seed of the generated cases; another number gives others. */
export const SEED = Number(process.env['HABILIS_TEST_SEED'] ?? 20_261_120);
