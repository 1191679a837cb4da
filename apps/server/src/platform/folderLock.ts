import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

type Owner = { readonly pid: number; readonly url: string };

/** Another living process owns the data folder; `url` is where it answers. */
export class FolderInUse extends Error {
  readonly url: string;
  constructor(url: string) {
    super(`Ce dossier de données sert déjà : ${url}`);
    this.url = url;
  }
}

function ownerOf(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Takes the data folder for this process, or throws FolderInUse; what a dead process left is taken over (wire, Environment). */
export function lockFolder(folder: string, url: string): () => void {
  const path = join(folder, 'owner.json');
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const handle = openSync(path, 'wx', 0o600);
      writeSync(handle, JSON.stringify({ pid: process.pid, url }));
      closeSync(handle);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const owner = ownerOf(path);
      if (owner !== undefined && owner.pid !== process.pid && isAlive(owner.pid)) throw new FolderInUse(owner.url);
      rmSync(path, { force: true });
    }
  }
  throw new Error('Le dossier de données ne peut pas être verrouillé.');
}
