import { RESULTATS } from '@habilis/domain/session-certification/etats';
import * as z from 'zod/mini';
import { keepLocally, readLocally } from '../../../session/keptLocally.ts';

const Waiting = z.object({
  present: z.nullable(z.boolean()),
  identiteVerifiee: z.boolean(),
  resultat: z.nullable(z.enum(RESULTATS)),
  motif: z.nullable(z.string()),
  /** The version of the line that it was entered on. */
  version: z.int(),
  /** Whose it is, to be read once the session is another's. */
  nom: z.optional(z.string()),
});
export type WaitingResultat = z.infer<typeof Waiting>;
/** Results that wait on this device to be sent, by line. */
export type WaitingResultats = Record<string, WaitingResultat>;

/** The results that wait under a key of this browser. */
export function readResultats(key: string): WaitingResultats {
  try {
    // Not `z.record`, which would weigh on the first page.
    const kept: Record<string, unknown> = JSON.parse(readLocally(key) ?? '{}');
    return Object.fromEntries(Object.entries(kept).map(([id, one]) => [id, z.parse(Waiting, one)]));
  } catch {
    return {};
  }
}

/** Keeps the results that wait; none leaves nothing behind. */
export const keepResultats = (key: string, waiting: WaitingResultats): void =>
  keepLocally(key, Object.keys(waiting).length === 0 ? null : JSON.stringify(waiting));
