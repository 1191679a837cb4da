// Takes over what a former register held, from a folder of CSV files; `--dry-run` only tells what is wrong, `--export` writes what is here into the folder.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { migrate } from '../database/migrate.ts';
import { todayAt } from '../platform/today.ts';
import { fileOf } from '../takeover/FILES.ts';
import { findingText } from '../takeover/Finding.ts';
import { filesIn, strangersIn } from '../takeover/judgeFolder.ts';
import { FolderChanged, judgeTakeover, type Takeover, writeTakeover } from '../takeover/takeOver.ts';
import { writeFolder } from '../takeover/writeFolder.ts';
import { CommandError, runCommand, withDatabase } from './runCommand.ts';

const USAGE =
  'Dites le dossier des fichiers : npm run data -- takeover dossier [--dry-run], ou takeover dossier --export pour y écrire ce qui est ici.';

function readArguments(): { folder: string; isDry: boolean; isExport: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false }, export: { type: 'boolean', default: false } },
    });
    const [folder, ...others] = positionals;
    const { 'dry-run': isDry, export: isExport } = values;
    if (folder !== undefined && others.length === 0 && !(isDry && isExport)) return { folder, isDry, isExport };
  } catch {
    // Unknown option: the usage lists them.
  }
  throw new CommandError(USAGE);
}

function mustHold(folder: string): void {
  if (!existsSync(folder)) throw new CommandError(`${folder} n’existe pas.`);
  const strangers = strangersIn(folder);
  if (strangers.length > 0)
    throw new CommandError(
      `Aucune reprise ne lit ces fichiers : ${strangers.join(', ')}. Donnez-leur un nom de la documentation, ou retirez-les.`,
    );
  if (filesIn(folder).length === 0) throw new CommandError(`${folder} ne contient aucun fichier de reprise.`);
}

type Say = (text: string) => void;

/** Reads the folder to its end; whether no fault was found. */
async function judge(takeover: Takeover, say: Say): Promise<boolean> {
  const counts = await judgeTakeover(takeover);
  let faults = 0;
  for (const [file, { lignes, fautes, avis, deja }] of counts) {
    faults += fautes;
    say(
      `${fileOf(file)} : lignes sans faute ${lignes}, dont déjà reprises ${deja} ; fautes ${fautes} ; à voir ${avis}.`,
    );
  }
  return faults === 0;
}

async function write(takeover: Takeover, say: Say): Promise<void> {
  const counts = await writeTakeover({
    ...takeover,
    onSlice: (file, read) => say(`${fileOf(file)} : ${read} lignes.`),
  }).catch((error: unknown) => {
    if (!(error instanceof FolderChanged)) throw error;
    throw new CommandError(
      `Un fichier ou la base a changé pendant la reprise : ${error.message} Ce qui était écrit le reste ; relancez la commande.`,
    );
  });
  for (const [file, { ecrites, rattachees, deja }] of counts)
    say(`${fileOf(file)} : ${ecrites} écrites, ${rattachees} rattachées à ce qui était là, ${deja} déjà reprises.`);
}

await runCommand(async (config, say) => {
  const { folder, isDry, isExport } = readArguments();
  if (!isExport) mustHold(folder);
  return withDatabase(config, async ({ db }) => {
    await migrate(db);
    if (isExport) {
      await writeFolder(db, folder);
      say(`Ce qui est ici est écrit dans ${folder}.`);
      return true;
    }
    const tell: Takeover['tell'] = (finding) => say(findingText(finding));
    const takeover = { db, folder, today: todayAt(new Date()), now: () => new Date(), tell };
    const isSound = await judge(takeover, say);
    if (isDry) {
      say(
        isSound
          ? 'Rien n’empêche la reprise. Rien n’a été écrit.'
          : 'Corrigez les fautes, puis recommencez. Rien n’a été écrit.',
      );
      return isSound;
    }
    if (!isSound)
      throw new CommandError('Des fautes empêchent la reprise : corrigez-les, puis recommencez. Rien n’a été écrit.');
    await write(takeover, say);
    say('La reprise est finie : elle peut être relancée sans rien écrire deux fois.');
    return true;
  });
});
