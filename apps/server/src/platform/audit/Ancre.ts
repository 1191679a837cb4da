import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** A run of expired entries removed from the chain; the next link covers its hash. */
export type Ancre = {
  readonly rang_debut: number;
  readonly rang_fin: number;
  /** Last entry of the run. */
  readonly audit_id: number;
  readonly empreinte: string;
  readonly retire_le: Date;
};

/** The total that a purge records in the trail: all entries ever removed, and the hash of the anchors. */
export type Sommaire = { readonly total: number; readonly ancres: string };

/** The audit action of a purge. */
export const PURGE_ACTION = 'purge-journal';

export const readAncres = (db: Kysely<Database>): Promise<Ancre[]> =>
  db.selectFrom('audit_ancre').selectAll().orderBy('rang_debut').execute();

/** The summary of all anchors, given by increasing rank. */
export function sommaireOf(ancres: readonly Ancre[]): Sommaire {
  const hash = createHash('sha256');
  for (const { rang_debut, rang_fin, empreinte } of ancres) hash.update(`${rang_debut}-${rang_fin}:${empreinte}\n`);
  const total = ancres.reduce((sum, { rang_debut, rang_fin }) => sum + rang_fin - rang_debut + 1, 0);
  return { total, ancres: hash.digest('hex') };
}

/** Merges adjacent anchors, given by increasing rank. */
export function joinAncres(ancres: readonly Ancre[]): Ancre[] {
  const joined: Ancre[] = [];
  for (const ancre of ancres) {
    const before = joined.at(-1);
    if (before === undefined || before.rang_fin + 1 !== ancre.rang_debut) joined.push(ancre);
    else joined[joined.length - 1] = { ...ancre, rang_debut: before.rang_debut };
  }
  return joined;
}
