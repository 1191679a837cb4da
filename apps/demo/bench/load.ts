// Plays people of the twelve roles, and guests, against an address: --people 2000 --minutes 10 [--address https://… --accounts comptes.csv]
// [--metrics-token …] [--database postgres://…]. An account is a line « identifiant;mot de passe ». Fails when a call failed.
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Call, createClient } from '@habilis/api/client/createClient';
import { session } from '@habilis/api/session/endpoints';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { demoAccounts } from '../src/demoAccounts.ts';
import { centile, measureCalls, type SeenCalls } from './load/measureCalls.ts';
import { mayCall, type Played, SCENES } from './load/scenes.ts';
import { type ServerFigures, watchServer } from './load/watchServer.ts';

/** Seconds between two acts of a person: half the time less, at most four times as much. */
const THINK_SECONDS = 8;
/** One of so many people is a guest. */
const GUEST_OF = 10;
/** Refusals that people meet: what they opened has gone on meanwhile, or went out of their reach. */
const MET = new Set(['404 introuvable', '409 demande.version-perimee', '409 demande.etape-modifiee']);

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '1' },
    address: { type: 'string' },
    accounts: { type: 'string' },
    'metrics-token': { type: 'string' },
    database: { type: 'string' },
  },
});
const [people, minutes] = [Number(values.people), Number(values.minutes)];
const address = values.address?.replace(/\/$/, '');
if (address === undefined || !(people > 0) || !(minutes > 0)) throw new Error('dites --address, --people et --minutes');

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const baseUrl = `${address}/api`;
let seen: SeenCalls = new Map();
const guest = measureCalls(createClient({ baseUrl, token: () => null }), () => seen);

type Account = { readonly username: string; readonly password: string };

async function readAccounts(): Promise<Account[]> {
  if (values.accounts === undefined)
    return demoAccounts().map(({ habilisId }) => ({
      username: habilisId,
      password: process.env['LOAD_PASSWORD'] ?? '',
    }));
  const lines = (await readFile(values.accounts, 'utf8')).split(/\r?\n/).filter((line) => line.includes(';'));
  return lines.map((line) => {
    const at = line.indexOf(';');
    return { username: line.slice(0, at).trim(), password: line.slice(at + 1).trim() };
  });
}

type Role = { readonly role: RoleType; readonly call: Call };

/** The roles of an account that may sign in by its password alone. */
async function signIn(account: Account): Promise<Role[]> {
  const { id_token: token } = await guest(session.authenticate, { body: account });
  const asked = createClient({ baseUrl, token: () => token });
  const state = await asked(session.authenticated, {});
  if (!state.authenticated || state.account.secondFacteurAttendu) return [];
  return state.account.roles.map(({ id, type }) => ({
    role: type,
    call: measureCalls(createClient({ baseUrl, token: () => token, roleId: () => id }), () => seen),
  }));
}

/** Each role of each account; told how many accounts could not sign in. */
async function signInAll(): Promise<Role[]> {
  const roles: Role[] = [];
  let left = 0;
  for (const account of await readAccounts()) {
    const signedIn = await signIn(account).catch(() => []);
    if (signedIn.length === 0) left++;
    roles.push(...signedIn);
  }
  const types = new Set(roles.map(({ role }) => role));
  console.log(`${roles.length} rôles de ${types.size} types ; ${left} comptes laissés (bloqués, second facteur…)`);
  if (roles.length === 0) throw new Error('aucun compte ne se connecte');
  return roles;
}

const end = { at: Number.POSITIVE_INFINITY };

/** Half of the time less than the mean, rarely four times as much; nothing once time is over. */
const think = (): Promise<void> =>
  Date.now() > end.at ? Promise.resolve() : wait(Math.min(-Math.log(1 - Math.random()), 4) * THINK_SECONDS * 1000);

async function live(person: Played): Promise<void> {
  const scenes = SCENES.filter(({ of }) => mayCall(person.role, of)).flatMap(
    (scene) => Array(scene.weight).fill(scene) as typeof SCENES,
  );
  while (Date.now() < end.at) {
    await think();
    // A call that was refused is in the figures; the person goes on with something else.
    await scenes[Math.floor(Math.random() * scenes.length)]?.play(person).catch(() => undefined);
  }
}

function tell(seconds: number, server: ServerFigures): void {
  const rows = [...seen].toSorted(([, one], [, other]) => other.durations.length - one.durations.length);
  console.log(
    `\n${'Appel'.padEnd(52)}${['par s', 'médiane', '95e', '99e', 'pire'].map((cell) => cell.padStart(9)).join('')}`,
  );
  for (const [name, { durations }] of rows) {
    const times = [0.5, 0.95, 0.99, 1].map((share) => `${centile(durations, share).toFixed(0)} ms`.padStart(9));
    console.log(
      `${name.slice(0, 51).padEnd(52)}${(durations.length / seconds).toFixed(1).padStart(9)}${times.join('')}`,
    );
  }
  const all = rows.flatMap(([, { durations }]) => durations);
  const refused = rows.flatMap(([name, { refusals }]) => [...refusals].map(([what, times]) => ({ name, what, times })));
  for (const { name, what, times } of refused) console.log(`${MET.has(what) ? ' ' : '✗'} ${times} × ${name} : ${what}`);
  const failed = refused.filter(({ what }) => !MET.has(what)).reduce((sum, { times }) => sum + times, 0);
  console.log(
    `\n${failed === 0 ? '✓' : '✗'} ${all.length} appels, ${(all.length / seconds).toFixed(1)} par seconde, 95e centile ${centile(all, 0.95).toFixed(0)} ms, 99e ${centile(all, 0.99).toFixed(0)} ms, ${failed} échecs`,
  );
  console.log(
    `  serveur : boucle ${server.eventLoopMs.toFixed(0)} ms au 99e centile au pire, mémoire ${server.memoryMb.toFixed(0)} Mo au plus, processeur ${((100 * server.processor) / seconds).toFixed(0)} % ; base : ${server.connections} connexions au plus, ${(server.commits / seconds).toFixed(0)} validations par seconde`,
  );
  console.log(`  charge de cette machine : ${loadavg()[0]?.toFixed(1)}`);
  if (failed > 0) process.exitCode = 1;
}

const roles = await signInAll();
const rampMs = Math.min(60_000, minutes * 12_000);
const start = Date.now();
end.at = start + rampMs + minutes * 60_000;
const lives = Array.from({ length: people }, async (_, rank) => {
  await wait((rank / people) * rampMs);
  const played = rank % GUEST_OF === 0 ? { role: null, call: guest } : roles[rank % roles.length];
  if (played !== undefined) await live({ ...played, think });
});
await wait(rampMs);
seen = new Map();
const watch = await watchServer(address, values['metrics-token'], values.database);
const began = Date.now();
await wait(minutes * 60_000);
const seconds = (Date.now() - began) / 1000;
const server = await watch.stop();
tell(seconds, server);
await Promise.all(lives);
