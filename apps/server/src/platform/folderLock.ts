import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

type Owner = { readonly pid: number; readonly url: string };

const SQLITE_BUSY = 5;
/** How long whoever just took the folder may need to say where it answers. */
const ANNOUNCE_MS = 5000;
const PAUSE_MS = 20;

/** Another living process owns the data folder; `url` is where it answers. */
export class FolderInUse extends Error {
  readonly url: string;
  constructor(url: string) {
    super(`Ce dossier de données sert déjà : ${url}`);
    this.name = 'FolderInUse';
    this.url = url;
  }
}

/** SQLite's lock on a file is the system's own: it ends with the process, however that ends, so that none is ever stale. */
function hold(path: string): DatabaseSync | undefined {
  const file = new DatabaseSync(path);
  try {
    // Of several at once exactly one is given the right to write.
    file.exec('begin immediate');
    return file;
  } catch (error) {
    file.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}

function ownerOf(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

/** Whether a process lives; ours does not own the folder yet, so that its number in the file is a former process's. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function announce(path: string, owner: Owner): void {
  const temporary = `${path}.${owner.pid}`;
  writeFileSync(temporary, JSON.stringify(owner), { mode: 0o600 });
  renameSync(temporary, path);
}

/** Takes the data folder for this process until it ends, or throws FolderInUse (wire, Environment). */
export function lockFolder(folder: string, url: string): () => void {
  const announced = join(folder, 'owner.json');
  const until = Date.now() + ANNOUNCE_MS;
  for (;;) {
    const held = hold(join(folder, 'owner.lock'));
    if (held !== undefined) {
      announce(announced, { pid: process.pid, url });
      return () => {
        if (!held.isOpen) return;
        rmSync(announced, { force: true });
        held.close();
      };
    }
    const owner = ownerOf(announced);
    // The file may still name the process before: the one that holds the lock is about to write its own.
    if (owner !== undefined && (isAlive(owner.pid) || Date.now() > until)) throw new FolderInUse(owner.url);
    if (Date.now() > until) throw new FolderInUse('adresse inconnue');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
}
