import type { AnnonceArret } from '@habilis/api/arret/Arret';
import { atom } from 'jotai';

/** The stop that everybody is told of; null when there is none. */
export const arretAtom = atom<AnnonceArret | null>(null);
