import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigurationError } from '../environment.ts';
import { FORMER_MAJORS } from './formerMajors.ts';

/** PostgreSQL's major in the embedded database: it opens a folder of that major alone. */
export const EMBEDDED_MAJOR = 18;

/** Where a folder that is carried over stands until it is whole. */
export const carriedFolder = (folder: string): string => `${folder}-reprise`;

const isEmpty = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;

/** PostgreSQL's major that wrote an embedded database's folder; undefined where its file `PG_VERSION` is missing or cut. */
export function majorOf(folder: string): number | undefined {
  const path = join(folder, 'PG_VERSION');
  const major = existsSync(path) ? Number.parseInt(readFileSync(path, 'utf8'), 10) : Number.NaN;
  return Number.isNaN(major) ? undefined : major;
}

function otherMajor(folder: string, major: number): readonly string[] {
  const told = `La base de ${folder} est au format de PostgreSQL ${major}, cette version de Habilis lit celui de PostgreSQL ${EMBEDDED_MAJOR}.`;
  if (major > EMBEDDED_MAJOR)
    return [
      told,
      'Elle a été écrite par une version plus récente de Habilis : relancez avec celle-là, ou restaurez une sauvegarde ici.',
    ];
  if (FORMER_MAJORS.has(major))
    return [told, 'Pour la reprendre, l’ancien dossier étant gardé à côté : npm run data -- carry-over'];
  return [
    told,
    'Relancez la version de Habilis qui l’a écrite, faites-y une sauvegarde (npm run data -- backup), puis restaurez-la dans un dossier neuf.',
  ];
}

/** Throws, in a sentence with its remedy, when the embedded database cannot open a folder; a folder that is not there yet can be made. */
export function refuseFolder(folder: string): void {
  if (existsSync(carriedFolder(folder)) && isEmpty(folder))
    throw new ConfigurationError([
      `La reprise de la base de ${folder} a été interrompue ; rien n’est perdu.`,
      'Relancez-la : npm run data -- carry-over',
    ]);
  if (isEmpty(folder)) return;
  const major = majorOf(folder);
  if (major === undefined)
    throw new ConfigurationError([
      `${folder} n’est pas une base entière : son fichier PG_VERSION manque ou est illisible.`,
      'Si le tout premier démarrage vient d’être interrompu, effacez ce dossier ; sinon restaurez-y une sauvegarde (npm run data -- restore).',
    ]);
  if (major !== EMBEDDED_MAJOR) throw new ConfigurationError(otherMajor(folder, major));
}

const PROBE_BYTES = 1_048_576;

/** Throws the system's own error when the folder's disk takes nothing more. */
async function probe(folder: string): Promise<void> {
  const path = join(existsSync(folder) ? folder : dirname(folder), '.essai-de-place');
  try {
    const file = await open(path, 'w', 0o600);
    try {
      await file.appendFile(Buffer.alloc(PROBE_BYTES));
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}

/** Why a folder of the right major did not open: the embedded database itself gives one sentence for everything. */
export async function openingFault(folder: string, error: unknown): Promise<unknown> {
  try {
    await probe(folder);
  } catch (cause) {
    return cause;
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new ConfigurationError([
    `La base de ${folder} ne s’ouvre pas, alors que le disque a de la place (${reason}).`,
    'Gardez ce dossier de côté, et restaurez-y une sauvegarde (npm run data -- restore).',
  ]);
}
