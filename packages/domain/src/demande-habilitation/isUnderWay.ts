import type { DhTaskKey } from './taskKeys.ts';

const FINAL: ReadonlySet<DhTaskKey> = new Set<DhTaskKey>(['acceptee', 'abandonnee', 'supprimee']);

/** Whether a request is live: neither accepted, nor given up, nor deleted (domain, C.1). */
export const isUnderWay = (taskKey: DhTaskKey): boolean => !FINAL.has(taskKey);
