import type { ServerProperties } from '@habilis/api/application/endpoints';
import { atom } from 'jotai';

/** What the server said of itself at start; the interface appears only after it. */
export const serverPropertiesAtom = atom<ServerProperties | null>(null);
