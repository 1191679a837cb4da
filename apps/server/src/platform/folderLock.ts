import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Owner = { readonly pid: number; readonly url: string; readonly key: string };

/** How long a take-over may last before another process does it again. */
const TAKE_OVER_MS = 5000;

/** Another living process owns the data folder; `url` is where it answers. */
export class FolderInUse extends Error {
  readonly url: string;
  constructor(url: string) {
    super(`Ce dossier de données sert déjà : ${url}`);
    this.name = 'FolderInUse';
    this.url = url;
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

function ownerOf(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Puts a whole owner file in place at once; false when one stands there already. */
function place(path: string, owner: Owner): boolean {
  const temporary = `${path}.${owner.key}`;
  writeFileSync(temporary, JSON.stringify(owner), { mode: 0o600 });
  try {
    linkSync(temporary, path);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Removes what a dead process left; only one process at a time may, or two would each remove the other's lock. */
function removeStale(path: string): void {
  const turn = `${path}.reprise`;
  try {
    mkdirSync(turn);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const since = statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > TAKE_OVER_MS) rmSync(turn, { recursive: true, force: true });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    return;
  }
  try {
    const owner = ownerOf(path);
    if (owner === undefined || !isAlive(owner.pid)) rmSync(path, { force: true });
  } finally {
    rmdirSync(turn);
  }
}

/** Takes the data folder for this process, or throws FolderInUse; what a dead process left is taken over (wire, Environment). */
export function lockFolder(folder: string, url: string): () => void {
  const path = join(folder, 'owner.json');
  const mine: Owner = { pid: process.pid, url, key: randomUUID() };
  const until = Date.now() + 3 * TAKE_OVER_MS;
  while (Date.now() < until) {
    if (place(path, mine)) {
      return () => {
        if (ownerOf(path)?.key === mine.key) rmSync(path, { force: true });
      };
    }
    const owner = ownerOf(path);
    if (owner !== undefined && isAlive(owner.pid)) throw new FolderInUse(owner.url);
    removeStale(path);
  }
  throw new Error('Le dossier de données ne peut pas être verrouillé.');
}
