import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Dite } from '../platform/sauvegarde/tellSauvegarde.ts';

const NAME = 'restauration.json';

const Receipt = z.object({
  faiteLe: z.iso.datetime(),
  dureeMs: z.int(),
  octets: z.int(),
  nbFichiers: z.int(),
  nbPerdus: z.int(),
  version: z.string(),
});

/** The bytes of all files of a folder. */
export async function sizeOf(folder: string): Promise<number> {
  let octets = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) octets += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return octets;
}

/** Leaves beside a backup that it was put back, and how; false when nothing can be written there. */
export const leaveReceipt = (folder: string, dite: Dite): Promise<boolean> =>
  writeFile(join(folder, NAME), `${JSON.stringify(dite, null, 2)}\n`, { mode: 0o600 }).then(
    () => true,
    () => false,
  );

/** What the last restore left beside a backup; undefined when none did, or it is not whole. */
export async function readReceipt(folder: string): Promise<Dite | undefined> {
  const path = join(folder, NAME);
  if (!existsSync(path)) return undefined;
  try {
    return z.parse(Receipt, JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}
