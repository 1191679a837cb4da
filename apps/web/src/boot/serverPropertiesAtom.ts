import type { ServerProperties } from '@habilis/api/application/endpoints';
import { atom } from 'jotai';

/** The server's properties, read at start; null until then, before any screen is shown. */
export const serverPropertiesAtom = atom<ServerProperties | null>(null);
