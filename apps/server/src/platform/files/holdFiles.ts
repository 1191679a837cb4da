import { settleJob } from './settleJob.ts';
import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../database/Database.ts';
import type { Jobs } from '../jobs/Job.ts';
import { Refusal } from '../Refusal.ts';
import { type FileStore, type IsWanted, MISSING_CONTENT, type StoredFile } from './FileStore.ts';
import type { ServiceStore } from './openS3Store.ts';
import { receiveAside } from './receiveFile.ts';

/** How long this process's calls do not try a service that was down: each would wait in vain. */
const PAUSE_MS = 10_000;

/** What holding files needs: the database, and the jobs to send them later. */
export type HoldingTools = { readonly db: Kysely<Database>; readonly jobs: Jobs };

const isDown = (error: unknown): boolean =>
  error instanceof Refusal && error.status === 503 && error.title !== MISSING_CONTENT;

/** Stores the bytes in the database and schedules their sending. */
async function hold({ db, jobs }: HoldingTools, { sha256 }: StoredFile, temporary: string): Promise<void> {
  const contenu = await readFile(temporary);
  const deposeLe = new Date();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('fichier_attente')
      .values({ sha256, contenu, depose_le: deposeLe })
      // As recent as the last upload, so that no sweep removes it.
      .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ depose_le: deposeLe }))
      .execute();
    await jobs.send(settleJob, {}, trx);
  });
}

async function heldContent(db: Kysely<Database>, sha256: string): Promise<Buffer | undefined> {
  const held = await db.selectFrom('fichier_attente').select('contenu').where('sha256', '=', sha256).executeTakeFirst();
  return held?.contenu;
}

/** Deletes a held content unless it is wanted; an upload in the meantime waits for this row's lock, then holds it again. */
const discardHeld = (db: Kysely<Database>, sha256: string, isWanted: IsWanted): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const row = trx.selectFrom('fichier_attente').select('sha256').where('sha256', '=', sha256).forUpdate();
    if ((await row.executeTakeFirst()) === undefined || (await isWanted(sha256, trx))) return;
    await trx.deleteFrom('fichier_attente').where('sha256', '=', sha256).execute();
  });

async function sweepHeld(
  db: Kysely<Database>,
  ageMs: number,
  isNamed: (sha256: string) => Promise<boolean>,
): Promise<number> {
  const limit = new Date(Date.now() - ageMs);
  const old = await db
    .selectFrom('fichier_attente')
    .select('sha256')
    .where('depose_le', '<', limit)
    .orderBy('sha256')
    .execute();
  let removed = 0;
  for (const { sha256 } of old) {
    if (await isNamed(sha256)) continue;
    const { numDeletedRows } = await db
      .deleteFrom('fichier_attente')
      .where('sha256', '=', sha256)
      .where('depose_le', '<', limit)
      .executeTakeFirst();
    removed += Number(numDeletedRows);
  }
  return removed;
}

/** Puts the database in front of a service: while it is down, files are still accepted, and readable by every process (rules/dossier#register). */
export function holdFiles(service: ServiceStore, tools: HoldingTools, log: Logger): FileStore {
  const { db } = tools;
  let awayUntilMs = 0;
  /** Calls the service unless it was down just before; gives whether it succeeded. */
  const asked = async (question: () => Promise<void>): Promise<boolean> => {
    if (Date.now() < awayUntilMs) return false;
    try {
      await question();
      return true;
    } catch (error) {
      if (!isDown(error)) throw error;
      awayUntilMs = Date.now() + PAUSE_MS;
      return false;
    }
  };
  return {
    ...service,
    put: (stream, maxBytes, admit) =>
      receiveAside(stream, maxBytes, async (stored, temporary) => {
        await admit?.(stored);
        if (await asked(async () => service.send(stored.sha256, await openAsBlob(temporary)))) return;
        await hold(tools, stored, temporary);
      }),
    read: async (sha256) => {
      const held = await heldContent(db, sha256);
      if (held !== undefined) return Readable.from([held]);
      let content: Readable | undefined;
      await asked(async () => void (content = await service.read(sha256)));
      if (content === undefined)
        throw new Refusal(503, 'fichier.momentanement-illisible', { retryAfter: PAUSE_MS / 1000 });
      return content;
    },
    has: async (sha256) => (await heldContent(db, sha256)) !== undefined || service.has(sha256),
    discard: async (sha256, isWanted) => {
      await discardHeld(db, sha256, isWanted);
      await asked(() => service.discard(sha256, isWanted));
    },
    isHolding: true,
    settle: async () => {
      for (;;) {
        const next = await db
          .selectFrom('fichier_attente')
          .selectAll()
          .orderBy('depose_le')
          .limit(1)
          .executeTakeFirst();
        if (next === undefined) return;
        await service.send(next.sha256, new Blob([new Uint8Array(next.contenu)]));
        await db.deleteFrom('fichier_attente').where('sha256', '=', next.sha256).execute();
        awayUntilMs = 0;
        log.info({ sha256: next.sha256 }, 'fichier en attente remis à son service');
      }
    },
    sweep: async (ageMs, isNamed) => (await sweepHeld(db, ageMs, isNamed)) + (await service.sweep(ageMs, isNamed)),
  };
}
