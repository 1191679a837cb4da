import { askApart } from '../../../platform/thread/askApart.ts';
import type { Tirage } from './Papier.ts';

/** A thousand certificats take less than half of each. */
const LIMITS = { memoryMb: 512, longestMs: 5 * 60_000 };

/** Prints certificats in a thread of their own: a page takes milliseconds that other calls would wait for (decision 0093). */
export const renderTirageApart = askApart<Tirage>(new URL('./tirageWorker.ts', import.meta.url), LIMITS);
