import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

type Owner = { readonly pid: number; readonly url: string };

const SQLITE_BUSY = 5;
/** How long the process that took the folder may need to publish its URL. */
const ANNOUNCE_MS = 5000;
const PAUSE_MS = 20;

/** Another living process owns the data folder, and answers at `url`. */
export class FolderInUse extends Error {
  readonly url: string;
  constructor(url: string) {
    super(`Ce dossier de données sert déjà : ${url}`);
    this.name = 'FolderInUse';
    this.url = url;
  }
}

/** SQLite's lock on a file belongs to the system: it always ends with the process, so it is never stale. */
function hold(path: string): DatabaseSync | undefined {
  const file = new DatabaseSync(path);
  try {
    // Only one process at a time gets the right to write.
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

/** Whether another process is alive; our own pid in the file is a former process's, since we do not own the folder yet. */
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

/** Takes the data folder for this process until it ends, or throws FolderInUse (rules/wire#environment). */
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
    // The file may still name the former owner: the new one is about to write its own.
    if (owner !== undefined && (isAlive(owner.pid) || Date.now() > until)) throw new FolderInUse(owner.url);
    if (Date.now() > until) throw new FolderInUse('adresse inconnue');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
}
