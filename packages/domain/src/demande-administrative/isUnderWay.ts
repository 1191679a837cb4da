import type { DaTaskKey } from './taskKeys.ts';

/** Whether a request is the live one of its entity: neither refused nor deleted (domain, C.3). */
export const isUnderWay = (taskKey: DaTaskKey): boolean => taskKey !== 'refusee' && taskKey !== 'supprimee';
