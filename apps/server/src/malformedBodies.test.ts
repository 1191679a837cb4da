import { CALLS, type NamedCall } from '@habilis/api/contract';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callRows } from './test/contract/callRows.ts';
import { arbitraryOf } from './test/malformed/arbitraryOf.ts';
import { brokenForm } from './test/malformed/brokenForm.ts';
import { spoiled } from './test/malformed/spoiled.ts';
import { turnOf } from './test/malformed/turnOf.ts';
import { type RightCall, SEED, startTrial, type Trial } from './test/malformed/startTrial.ts';

/** Runs are shared between calls, so the suite does not grow with the contract. */
const SHARED_RUNS = 2400;
const FEWEST_RUNS = 30;
const FORM_RUNS = 100;
/** Calls tried with each text, which is parsed before any handler. */
const CALLS_BY_TEXT = 20;
/** Each sign-in costs a password hash. */
const SIGN_IN_RUNS = 40;

let trial: Trial;
beforeAll(async () => {
  trial = await startTrial();
});
afterAll(async () => {
  await trial.close();
  const { sent, refused } = trial.counts;
  process.stdout.write(`Corps malformés : ${sent} requêtes dont ${refused} refusées, graine ${SEED}\n`);
});

const writing = CALLS.filter(({ endpoint }) => endpoint.built !== false && endpoint.body !== undefined);
const runs = Math.max(FEWEST_RUNS, Math.round(SHARED_RUNS / writing.length));
const forms = writing.filter(({ endpoint }) => endpoint.body?.kind === 'multipart');
const db = () => trial.server.services.connection.db;

/** Calls that check a password: a refused one is counted. */
const PROVING: readonly string[] = [
  'session.authenticate',
  'cleAcces.connexion',
  'account.changePassword',
  'applications.create',
  'applications.remplacerSecret',
  'facteur.startApplication',
  'facteur.startCle',
  'facteur.remove',
  'facteur.renewCodes',
  'fournisseur.lier',
  'fournisseur.delier',
];
/** Calls that tell whether a person, an address or a SIRET is known: a refused one is counted and recorded too (SC22). */
const LOOKING_UP: readonly string[] = [
  'demandeAdministrative.submit',
  'demandeAdministrative.submitByInstructeur',
  'entite.create',
  'entite.inviter',
  'formateur.check',
  'habilitation.addDelegataire',
  'habilitation.addFormateur',
  'sessionCertification.importer',
  'sessionCertification.repartir',
  'utilisateur.create',
];
/** A refused sign-in is also audited. */
const RECORDED = ['audit'];
const movableOf = ({ name }: NamedCall): string[] => [
  ...(PROVING.includes(name) || LOOKING_UP.includes(name) ? ['tentative'] : []),
  ...(name === 'session.authenticate' || LOOKING_UP.includes(name) ? RECORDED : []),
];

/** Tables of objects with a version. */
const VERSIONED: Readonly<
  Record<string, 'demande_administrative' | 'demande_habilitation' | 'dispositif_niveau' | 'habilitation' | 'entite'>
> = {
  'demande-administrative': 'demande_administrative',
  'demande-habilitation': 'demande_habilitation',
  'dispositif-niveau': 'dispositif_niveau',
  habilitation: 'habilitation',
  entite: 'entite',
};

/** Fields that make a generated body target the caller's own object in its current version. */
async function pinned({ name }: NamedCall, { id }: RightCall): Promise<object> {
  const kind = callRows[name]?.idInBody;
  const table = kind === undefined ? undefined : VERSIONED[kind];
  if (table === undefined) return {};
  const { version } = await db()
    .selectFrom(table)
    .select('version')
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow();
  if (kind === 'habilitation') return { habilitationId: Number(id), version };
  if (kind === 'entite') return { entiteId: Number(id), version };
  return { id: Number(id), version, currentWorkflowTask: { selectedActionKey: null } };
}

/** The valid body of the call's row. */
const rowBody = ({ name }: NamedCall, { caller, id }: RightCall): object => callRows[name]?.body?.(caller, id) ?? {};

/** JSON in which `__proto__` is an ordinary field. */
const jsonOf = (value: unknown): string => JSON.stringify(value) ?? '';

test.each(writing)('$name refuses what its schema does not take, and a refused one leaves nothing', async (call) => {
  const { body, method } = call.endpoint;
  if (body === undefined) return;
  const right = trial.rightCall(call);
  const bases = fc.oneof(arbitraryOf(body.schema), fc.constant(rowBody(call, right)));
  const value = bases.chain((base) => fc.record({ base: fc.constant(base), spoilt: spoiled(base) }));
  const property = fc.asyncProperty(value, fc.boolean(), fc.boolean(), async ({ base, spoilt }, isPinned, hasKey) => {
    const fixed = await pinned(call, right);
    const isObject = typeof spoilt === 'object' && spoilt !== null && !Array.isArray(spoilt);
    const sent = isPinned && isObject ? { ...(base as object), ...spoilt, ...fixed } : spoilt;
    if (PROVING.includes(call.name)) await db().deleteFrom('tentative').execute();
    const key = hasKey ? { 'idempotency-key': crypto.randomUUID() } : {};
    const headers = { ...right.headers, ...key, 'content-type': 'application/json' };
    expect(await trial.attempt({ method, path: right.path, headers, body: jsonOf(sent) }, movableOf(call))).toBeNull();
  });
  const numRuns = PROVING.includes(call.name) ? SIGN_IN_RUNS : runs;
  await fc.assert(property, { numRuns, seed: SEED });
});

const TEXTS: readonly (string | Uint8Array)[] = [
  '',
  ' ',
  '{',
  '{"a":1',
  '[}',
  'null',
  'undefined',
  '\ufeff{}',
  '{"a":1}{"b":2}',
  "{'a':1}",
  '{"a":01}',
  '{"a":"\\u0000"}',
  '{"\\u0000":1}',
  '{"a":"\\ud800"}',
  '{"\\udc00":1}',
  '{"__proto__":{"id":1},"constructor":{"prototype":{}}}',
  '{"id":1,"id":2}',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `"${'x'.repeat(900_000)}"`,
  `{"a":"${'x'.repeat(1_100_000)}"}`,
  `[${'0,'.repeat(400_000)}0]`,
  `{"id":${'9'.repeat(400)}}`,
  '{"id":1e400}',
  Uint8Array.from([0x7b, 0xff, 0xfe, 0x7d]),
  Uint8Array.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
  new Uint8Array(1000),
];

test.each(writing)('$name refuses texts that are no JSON, or too much of it', async (call) => {
  const { path, headers } = trial.rightCall(call);
  for (const body of turnOf(TEXTS, writing.indexOf(call), writing.length, CALLS_BY_TEXT)) {
    const request = {
      method: call.endpoint.method,
      path,
      headers: { ...headers, 'content-type': 'application/json' },
    };
    const fault = await trial.attempt({ ...request, body }, movableOf(call));
    expect([body.slice(0, 60), fault]).toEqual([body.slice(0, 60), null]);
  }
});

const DEPOSIT = { champ: 'autre', userFilename: 'piece.pdf', partIndex: 0 };

test.each(forms)('$name refuses broken forms, and a refused one leaves nothing', async (call) => {
  const right = trial.rightCall(call);
  const property = fc.asyncProperty(brokenForm, async (formOf) => {
    const data = { ...rowBody(call, right), ...(await pinned(call, right)), fileUploads: [DEPOSIT] };
    const { type, body } = formOf(jsonOf(data));
    const headers = { ...right.headers, 'content-type': type };
    expect(await trial.attempt({ method: call.endpoint.method, path: right.path, headers, body })).toBeNull();
  });
  await fc.assert(property, { numRuns: FORM_RUNS, seed: SEED });
  expect(await readdir(join(trial.server.services.config.dataFolder, 'fichiers', 'incoming'))).toEqual([]);
});
