import { refuse } from '../Refusal.ts';
import { networkOf } from '../auth/networkOf.ts';

const WINDOW_MS = 60_000;
/** Number of networks remembered; beyond, the oldest is forgotten. */
const MAX_NETWORKS = 10_000;

/** Counts a guest's call by network, or refuses 429. */
export type GuestMeter = (address: string, limit: number, nowMs: number) => void;

/**
 * Counts within this process only, because it protects its own thread: a database row per call would cost more than the call. Limits over all
 * processes are in `throttle`.
 */
export function guestMeter(): GuestMeter {
  const seen = new Map<string, { readonly sinceMs: number; calls: number }>();
  return (address, limit, nowMs) => {
    const network = networkOf(address);
    const kept = seen.get(network);
    const current = kept !== undefined && nowMs - kept.sinceMs < WINDOW_MS ? kept : { sinceMs: nowMs, calls: 0 };
    current.calls++;
    if (current !== kept) {
      // Inserted again, so that the map's first entry is the one counted longest ago.
      seen.delete(network);
      const [oldest] = seen.keys();
      if (oldest !== undefined && seen.size >= MAX_NETWORKS) seen.delete(oldest);
      seen.set(network, current);
    }
    if (current.calls <= limit) return;
    throw refuse.tooMany('trop-de-consultations', Math.ceil((current.sinceMs + WINDOW_MS - nowMs) / 1000));
  };
}
