import { RESULTATS } from '@habilis/domain/session-certification/etats';
import * as z from 'zod/mini';
import { keepLocally, readLocally } from '../../../session/keptLocally.ts';

const Waiting = z.record(
  z.string(),
  z.object({
    present: z.nullable(z.boolean()),
    identiteVerifiee: z.boolean(),
    resultat: z.nullable(z.enum(RESULTATS)),
    motif: z.nullable(z.string()),
    /** The version of the line that it was entered on. */
    version: z.int(),
  }),
);
/** Results that wait on this device to be sent, by line. */
export type WaitingResultats = z.infer<typeof Waiting>;
export type WaitingResultat = WaitingResultats[string];

/** The results that wait under a key of this browser. */
export function readResultats(key: string): WaitingResultats {
  try {
    return z.parse(Waiting, JSON.parse(readLocally(key) ?? '{}'));
  } catch {
    return {};
  }
}

/** Keeps the results that wait; none leaves nothing behind. */
export const keepResultats = (key: string, waiting: WaitingResultats): void =>
  keepLocally(key, Object.keys(waiting).length === 0 ? null : JSON.stringify(waiting));
