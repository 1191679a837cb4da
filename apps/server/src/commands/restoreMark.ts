import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ConfigurationError } from '../environment.ts';

/** Which backup is being put in place, from its first file until its trail was verified. */
const Mark = z.object({ sauvegarde: z.string(), faiteLe: z.string() });
type Mark = z.infer<typeof Mark>;

const pathOf = (dataFolder: string): string => join(dataFolder, 'restauration-en-cours.json');

/** The restore that did not end in a data folder; undefined when there is none. */
export function restoreMark(dataFolder: string): Mark | undefined {
  const path = pathOf(dataFolder);
  if (!existsSync(path)) return undefined;
  try {
    return z.parse(Mark, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // Killed while it wrote the mark itself: nothing else had begun.
    return { sauvegarde: 'dossier-de-la-sauvegarde', faiteLe: '' };
  }
}

/** Says in a data folder that a restore has begun. */
export const markRestore = (dataFolder: string, mark: Mark): Promise<void> =>
  writeFile(pathOf(dataFolder), `${JSON.stringify(mark)}\n`, { mode: 0o600, flush: true });

/** Says that it has ended. */
export const unmarkRestore = (dataFolder: string): Promise<void> => rm(pathOf(dataFolder), { force: true });

/** Refuses to work on data of which a killed restore left half. */
export function refuseHalfRestored(dataFolder: string): void {
  const mark = restoreMark(dataFolder);
  if (mark === undefined) return;
  throw new ConfigurationError([
    `Une restauration a été interrompue dans ${dataFolder} : les données n’y sont pas entières.`,
    `Relancez-la, elle reprend du début : npm run restore -- ${mark.sauvegarde}`,
  ]);
}
