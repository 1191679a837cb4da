import { ProblemError } from '@habilis/api/client/errors';
import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import type { ConflitResultat, ResultatWrite } from '@habilis/api/session-certification/Stagiaire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createResultats } from './createResultats.ts';

const KEY = 'resultats-7';
const PRESENT = { present: true, identiteVerifiee: false, resultat: null, motif: null, version: 1 };
const ADMIS = { ...PRESENT, resultat: 'ADMIS' } as const;
const ABSENT = { ...PRESENT, present: false, resultat: 'ABSENT' } as const;

/** A network that lets a request through, loses its answer, or loses it before it arrives; and a service that says that the class is somebody else's. */
type Network = 'up' | 'answer-lost' | 'down' | 'replaced';
let network: Network;
/** The one line of the service, with who wrote it. */
let line: Omit<ConflitResultat, 'stagiaireId'>;
let stored: Map<string, string>;
/** How many requests reached the service. */
let sends = 0;
const replaced = new ProblemError(409, { title: 'session-certification.formateur-remplace' });

const writtenBy = (one: Omit<ResultatWrite, 'stagiaireId' | 'version'>, version: number, nom: string) => ({
  ...one,
  motif: one.motif ?? null,
  version,
  saisiParNomPrenom: nom,
  saisiLe: '2026-11-20T13:20:00.000Z',
  parSoi: false,
});
/** As the service does it: an entry on a former version changes nothing, unless it says the same. */
async function send([entry]: ResultatWrite[]): Promise<SessionCertification> {
  if (entry === undefined) throw new Error('nothing was sent');
  if (network === 'down') throw new TypeError('Failed to fetch');
  sends += 1;
  if (network === 'replaced') throw replaced;
  const isSame = entry.present === line.present && entry.resultat === line.resultat;
  const isConflict = entry.version !== line.version && !isSame;
  if (!isConflict && !isSame) line = writtenBy(entry, line.version + 1, 'Julie Perrin');
  if (network === 'answer-lost') throw new TypeError('Failed to fetch');
  const conflits = isConflict ? [{ stagiaireId: 1, ...line }] : [];
  return { conflits, stagiaires: [{ id: 1, version: line.version }] } as unknown as SessionCertification;
}
const open = () => createResultats({ key: KEY, send, onSaved: () => undefined });

beforeEach(() => {
  network = 'up';
  line = writtenBy({ present: null, identiteVerifiee: false, resultat: null, motif: null }, 1, 'Julie Perrin');
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('[SC14] a network that dies between two taps loses neither, whether the first was written or not', async () => {
  for (const dying of ['answer-lost', 'down'] as const) {
    const results = open();
    results.enter([[1, { ...PRESENT, version: line.version }]]);
    network = dying;
    await expect(results.flush()).rejects.toThrow('Failed to fetch');
    results.enter([[1, { ...ADMIS, version: line.version }]]);
    network = 'up';
    await results.flush();
    expect([dying, line.resultat, results.getState()]).toMatchObject([dying, 'ADMIS', { waiting: {}, conflits: {} }]);
    expect(stored.size).toBe(0);
    results.dispose();
    line = writtenBy({ present: null, identiteVerifiee: false, resultat: null, motif: null }, 9, 'Julie Perrin');
  }
});

test('[SC14] what is undone, or entered on a line as it was before one’s own save, is no conflict with oneself', async () => {
  const results = open();
  const enter = async (entered: typeof PRESENT | typeof ADMIS | typeof ABSENT) => {
    results.enter([[1, entered]]);
    await results.flush();
  };
  await enter(PRESENT);
  await enter(ADMIS);
  await enter(PRESENT);
  expect([line.resultat, results.getState()]).toMatchObject([null, { waiting: {}, conflits: {} }]);
  line = writtenBy(ABSENT, line.version + 1, 'Sophie Marchal');
  await enter(ADMIS);
  expect(results.getState().conflits).toMatchObject({ 1: { saisiParNomPrenom: 'Sophie Marchal' } });
  results.dispose();
});

test('[SC14] what another person entered meanwhile stays a conflict, also after an answer was lost', async () => {
  const results = open();
  results.enter([[1, PRESENT]]);
  network = 'answer-lost';
  await expect(results.flush()).rejects.toThrow('Failed to fetch');
  line = writtenBy(ABSENT, line.version + 1, 'Sophie Marchal');
  results.enter([[1, ADMIS]]);
  network = 'up';
  await results.flush();
  expect(line.resultat).toBe('ABSENT');
  expect(results.getState()).toMatchObject({
    waiting: { 1: { resultat: 'ADMIS' } },
    conflits: { 1: { resultat: 'ABSENT', saisiParNomPrenom: 'Sophie Marchal' } },
  });
  results.settle(1, true);
  await results.flush();
  expect([line.resultat, results.getState().waiting]).toEqual(['ADMIS', {}]);
  results.dispose();
});

test('[SC14] what waits is found again when the page is opened anew, whatever the clock of the device says', async () => {
  network = 'down';
  const before = open();
  before.enter([[1, ADMIS]]);
  await expect(before.flush()).rejects.toThrow('Failed to fetch');
  before.dispose();
  network = 'up';
  for (const clock of ['1970-01-02T00:00:00Z', '2099-12-31T23:59:59Z']) {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(clock));
    const after = open();
    expect(after.getState().waiting).toEqual({ 1: ADMIS });
    after.dispose();
  }
  const last = open();
  last.start();
  await last.flush();
  expect([line.resultat, stored.size]).toEqual(['ADMIS', 0]);
  vi.restoreAllMocks();
  last.dispose();
});

test('[SC34] what waited offline for a class that was given to somebody else is refused once, kept, and told: nothing tries it again by itself', async () => {
  vi.useFakeTimers();
  network = 'down';
  const results = open();
  results.enter([[1, ADMIS]]);
  await expect(results.flush()).rejects.toThrow('Failed to fetch');
  network = 'replaced';
  const before = sends;
  // The network is back.
  results.retryNow();
  await vi.advanceTimersByTimeAsync(10);
  expect(results.getState()).toMatchObject({
    waiting: { 1: { resultat: 'ADMIS' } },
    status: { kind: 'stopped', error: replaced },
  });
  await vi.advanceTimersByTimeAsync(600_000);
  results.retryNow();
  await vi.advanceTimersByTimeAsync(10);
  expect(sends).toBe(before + 1);
  results.dispose();
  vi.useRealTimers();
  // It is still there for who opens the page anew, until they forget it.
  const again = open();
  expect(again.getState().waiting).toEqual({ 1: ADMIS });
  again.drop();
  expect(stored.size).toBe(0);
  expect(line.resultat).toBeNull();
  again.dispose();
});
