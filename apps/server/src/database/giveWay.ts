import { setImmediate } from 'node:timers';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** For how long queries may follow one another before the thread turns to what waits. */
const LONGEST_MS = 15;

/** Makes the wait before a query of the embedded database, which works on the thread of all calls: the answer of one starts the next within the same turn, so that a long act would hold all other calls (decision 0218). */
export function giveWay(): () => Promise<void> | undefined {
  let begun = 0;
  let isTurnCounted = false;
  return () => {
    if (!isTurnCounted) {
      isTurnCounted = true;
      begun = performance.now();
      setImmediate(() => (isTurnCounted = false));
    }
    return performance.now() - begun < LONGEST_MS ? undefined : nextTurn();
  };
}
