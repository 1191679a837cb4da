import type { Area } from '../../platform/Area.ts';
import { rechercheHandlers } from './handlers.ts';

/** The search of the header: each area adds how its own objects are found. */
export const recherche = { handlers: () => ({ recherche: rechercheHandlers }) } satisfies Area;
