import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../database/Database.ts';
import { sealAudit } from './sealAudit.ts';

const EVERY_MS = 1000;

/** Seals the trail every second, and once more as it is stopped; what a kill leaves waiting, the next start seals (decision 0234). */
export function startSealing(db: Kysely<Database>, log: Pick<Logger, 'error'>): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const sealOnce = () => sealAudit(db).catch((error: unknown) => log.error({ err: error }, 'journal non scellé'));
  const seal = async () => {
    while (!signal.aborted) {
      await sealOnce();
      await wait(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
    await sealOnce();
  };
  const sealing = seal();
  return {
    stop: async () => {
      stopping.abort();
      await sealing;
    },
  };
}
