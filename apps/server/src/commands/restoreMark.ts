import { existsSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ConfigurationError } from '../environment.ts';

/** Which backup is being restored; kept from the first file until its trail is verified. */
const Mark = z.object({ sauvegarde: z.string(), dateEmission: z.string() });
type Mark = z.infer<typeof Mark>;

const pathOf = (dataFolder: string): string => join(dataFolder, 'restauration-en-cours.json');

/** The unfinished restore of a data folder; undefined when there is none. */
export function restoreMark(dataFolder: string): Mark | undefined {
  const path = pathOf(dataFolder);
  if (!existsSync(path)) return undefined;
  try {
    return z.parse(Mark, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // Cut by an older version, which wrote it in place: nothing else had begun.
    return { sauvegarde: 'dossier-de-la-sauvegarde', dateEmission: '' };
  }
}

/** Marks a data folder as being restored; the mark is written whole or not at all. */
export async function markRestore(dataFolder: string, mark: Mark): Promise<void> {
  const temporary = `${pathOf(dataFolder)}.tmp`;
  await writeFile(temporary, `${JSON.stringify(mark)}\n`, { mode: 0o600, flush: true });
  await rename(temporary, pathOf(dataFolder));
}

/** Removes the mark of a restore. */
export const unmarkRestore = (dataFolder: string): Promise<void> => rm(pathOf(dataFolder), { force: true });

/** Throws when a killed restore left the data incomplete. */
export function refuseHalfRestored(dataFolder: string): void {
  const mark = restoreMark(dataFolder);
  if (mark === undefined) return;
  throw new ConfigurationError([
    `Une restauration a été interrompue dans ${dataFolder} : les données n’y sont pas entières.`,
    `Relancez-la, elle reprend du début : npm run data -- restore ${mark.sauvegarde}`,
  ]);
}
