// Carries the embedded database of a former major over to this one's; the former folder is kept beside it.
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { carriedFolder, EMBEDDED_MAJOR, majorOf } from '../database/embeddedFolder.ts';
import { countsOfFolder, loadSql, sqlOfFolder } from '../database/embeddedSql.ts';
import { FORMER_MAJORS } from '../database/formerMajors.ts';
import { CommandError, runCommand } from './runCommand.ts';

async function makeCarried(base: string, major: number, carried: string): Promise<number> {
  // Left there by a carry-over that was killed.
  await rm(carried, { recursive: true, force: true });
  const making = `${carried}-en-cours`;
  await rm(making, { recursive: true, force: true });
  await loadSql(await sqlOfFolder(base, major), making);
  const before = await countsOfFolder(base, major);
  const after = await countsOfFolder(making, EMBEDDED_MAJOR);
  if (JSON.stringify(before) !== JSON.stringify(after))
    throw new CommandError('La base reprise n’a pas les mêmes lignes que l’ancienne : l’ancienne reste en place.');
  await rename(making, carried);
  return before.reduce((total, { lignes }) => total + lignes, 0);
}

await runCommand(async ({ databaseUrl, dataFolder }, say) => {
  if (databaseUrl !== null)
    throw new CommandError('DATABASE_URL désigne un PostgreSQL : seule la base embarquée se reprend ainsi.');
  const base = join(dataFolder, 'base');
  const carried = carriedFolder(base);
  // Killed between the two renames: the new folder is whole.
  if (!existsSync(base) && existsSync(carried)) {
    await rename(carried, base);
    say('La reprise interrompue est finie : relancez Habilis.');
    return true;
  }
  const major = majorOf(base);
  if (major === undefined) throw new CommandError(`Il n’y a pas de base embarquée entière dans ${base}.`);
  if (major === EMBEDDED_MAJOR) throw new CommandError('La base embarquée est déjà au format de cette version.');
  if (!FORMER_MAJORS.has(major))
    throw new CommandError(`Cette version de Habilis ne sait pas reprendre une base de PostgreSQL ${major}.`);
  const kept = `${base}-${major}`;
  if (existsSync(kept)) throw new CommandError(`${kept} existe déjà : déplacez-le, l’ancienne base y sera gardée.`);
  say(`Reprise de la base de PostgreSQL ${major} vers PostgreSQL ${EMBEDDED_MAJOR}…`);
  const rows = await makeCarried(base, major, carried);
  await rename(base, kept);
  await rename(carried, base);
  say(`${rows} lignes reprises. L’ancienne base est gardée dans ${kept} : effacez-la quand tout est vérifié.`);
  return true;
});
