import { atom } from 'jotai';

/** Why nothing may be sent now, in words; null when all may be. */
export const closedAtom = atom<string | null>(null);
