import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/Database.ts';
import { NOBODY, writeAudit } from '../platform/audit/writeAudit.ts';
import { keepFormer, newIds } from '../platform/reprise/formerIds.ts';
import type { Taken } from '../platform/reprise/Taken.ts';
import type { FileName } from './FILES.ts';
import { fileOf } from './FILES.ts';
import { type Finding, findingText, type Row } from './Finding.ts';
import { filesIn, judgeFolder, referencesOf, type Slice } from './judgeFolder.ts';
import { idsOf, OWNERS } from './OWNERS.ts';
import { Seen } from './Seen.ts';

/** Rows that are written in one transaction: what a killed takeover loses at most. */
const SLICE = 5000;
/** Any fixed number: it names the lock that lets one takeover write at a time. */
const LOCK = 740_192;

/** How many rows of a file there are: read, without a fault, and taken over before; those that were written, of them attached to what was here. */
export type Counted = {
  lignes: number;
  fautes: number;
  avis: number;
  deja: number;
  ecrites: number;
  rattachees: number;
};

export type Takeover = {
  readonly db: Kysely<Database>;
  readonly folder: string;
  readonly today: string;
  readonly now: () => Date;
  readonly tell: (finding: Finding) => void;
  readonly sliceSize?: number;
  /** Called after each slice that was written. */
  readonly onSlice?: (file: FileName, written: number) => void;
};

/** A fault that the judgement of the whole folder did not find: a file, or what is here, has changed meanwhile. */
export class FolderChanged extends Error {}

const identifiantOf = (row: Row): string => String(row['identifiant']);

/** The rows with ids of ours in place of former ones. */
async function resolved(db: Kysely<Database>, file: FileName, rows: readonly Row[], ids: ReadonlyMap<string, number>) {
  const named = new Map<string, ReadonlyMap<string, number>>();
  for (const { name, of } of referencesOf(file)) {
    const anciens = new Set(rows.flatMap((row) => (row[name] === null ? [] : [String(row[name])])));
    const found = await idsOf(db, of, [...anciens]);
    named.set(name, of === file ? new Map([...found, ...ids]) : found);
  }
  return rows.map((row): Taken => {
    const references = Object.fromEntries(
      [...named].map(([name, found]) => {
        const id = row[name] === null ? null : found.get(String(row[name]));
        if (id === undefined) throw new FolderChanged(`${fileOf(file)}, ligne ${row.line} : ${name} n’est pas repris.`);
        return [name, id] as const;
      }),
    );
    const identifiant = identifiantOf(row);
    return { ...row, ...references, identifiant, id: ids.get(identifiant) ?? 0 };
  });
}

/** Writes the rows of a slice that were not taken over before, in one transaction with its entry of the trail (C1145). */
async function writeSlice(
  { db, today, now }: Takeover,
  { file, rows }: Slice,
): Promise<{ ecrites: number; rattachees: number; deja: number }> {
  const owner = OWNERS[file];
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    const known = await idsOf(trx, file, rows.map(identifiantOf));
    const fresh = rows.filter((row) => !known.has(identifiantOf(row)));
    if (fresh.length === 0) return { ecrites: 0, rattachees: 0, deja: rows.length };
    // Whether a row is here already is told without the rows of its own file.
    const unnamed = new Map(fresh.map((row) => [identifiantOf(row), 0]));
    const attached =
      (await owner.existing?.(trx, await resolved(trx, file, fresh, unnamed))) ?? new Map<string, number>();
    const added = fresh.filter((row) => !attached.has(identifiantOf(row)));
    const given = await newIds(trx, owner.table, added.length);
    const ids = new Map([...attached, ...added.map((row, index) => [identifiantOf(row), given[index] ?? 0] as const)]);
    if (added.length > 0) await owner.write(trx, await resolved(trx, file, added, ids), today);
    if (file !== 'certificats') await keepFormer(trx, file, ids);
    const bornes = { premiere: fresh[0]?.line ?? 0, derniere: fresh.at(-1)?.line ?? 0 };
    await writeAudit(
      trx,
      NOBODY,
      {
        action: 'reprise',
        detail: { fichier: fileOf(file), ...bornes, ecrites: added.length, rattachees: attached.size },
      },
      now(),
    );
    return { ecrites: added.length, rattachees: attached.size, deja: rows.length - fresh.length };
  });
}

type Counts = Map<FileName, Counted>;
const countsOf = (folder: string): Counts =>
  new Map(filesIn(folder).map((file) => [file, { lignes: 0, fautes: 0, avis: 0, deja: 0, ecrites: 0, rattachees: 0 }]));

/** Reads a folder to its end and tells all that is wrong or asks to look; nothing is written (C1142). */
export async function judgeTakeover(takeover: Takeover): Promise<Counts> {
  const counts = countsOf(takeover.folder);
  const tell = (finding: Finding) => {
    const counted = counts.get(finding.file);
    if (counted !== undefined) counted[finding.isFault ? 'fautes' : 'avis']++;
    takeover.tell(finding);
  };
  const reading = {
    ...takeover,
    tell,
    seen: new Seen(),
    unread: new Set<FileName>(),
    sliceSize: takeover.sliceSize ?? SLICE,
  };
  for await (const { file, rows, known } of judgeFolder(reading)) {
    const counted = counts.get(file);
    if (counted === undefined) continue;
    counted.lignes += rows.length;
    counted.deja += known.size;
  }
  return counts;
}

/** Writes a folder that was judged without a fault; what was written before stays as it is, so that it may be run again at any time (C1145). */
export async function writeTakeover(takeover: Takeover): Promise<Counts> {
  const counts = countsOf(takeover.folder);
  const changed = (finding: Finding) => {
    if (finding.isFault) throw new FolderChanged(findingText(finding));
  };
  const reading = {
    ...takeover,
    tell: changed,
    seen: new Seen(),
    unread: new Set<FileName>(),
    sliceSize: takeover.sliceSize ?? SLICE,
  };
  for await (const slice of judgeFolder(reading)) {
    const counted = counts.get(slice.file);
    if (counted === undefined) continue;
    const written = await writeSlice(takeover, slice);
    counted.lignes += slice.rows.length;
    for (const what of ['ecrites', 'rattachees', 'deja'] as const) counted[what] += written[what];
    takeover.onSlice?.(slice.file, counted.lignes);
  }
  return counts;
}
