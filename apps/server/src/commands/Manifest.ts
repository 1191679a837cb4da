import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';

const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Description of a backup; written last, so a backup without it is incomplete. */
export const Manifest = z.object({
  version: z.string(),
  dateEmission: z.string(),
  base: z.enum(['PGlite', 'PostgreSQL']),
  fichiers: z.array(Sha256),
  /** Files that the database names but the store had lost or altered: they are not in the backup. */
  perdus: z._default(z.array(z.object({ sha256: Sha256, noms: z.array(z.string()) })), []),
  /** The head of the audit trail. */
  journal: z.nullable(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

/** A file that cannot be recovered, with its names. */
export type Perdu = Manifest['perdus'][number];

/** The line that reports a lost file. */
export const sentenceOf = ({ sha256, noms }: Perdu): string =>
  `  ${noms.length === 0 ? 'document sans nom' : noms.map((nom) => `« ${nom} »`).join(', ')} (${sha256})`;

/** The names of a backup's parts. */
export const PARTS = {
  manifest: 'sauvegarde.json',
  dump: 'base.dump',
  embedded: 'base',
  sql: 'base.sql',
  files: 'fichiers',
  demoPassword: 'demo-password',
} as const;

/** Whether a file's content has the expected hash; false when it is missing or unreadable. */
export async function isSound(path: string, sha256: string): Promise<boolean> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path), hash);
  } catch {
    return false;
  }
  return hash.digest('hex') === sha256;
}
