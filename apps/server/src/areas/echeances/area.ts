import type { Area } from '../../platform/Area.ts';
import { echeanceHandlers } from './handlers.ts';

/** What ends or is due: the areas below tell what they know of it (`addEcheances`). */
export const echeances = {
  tables: ['calendrier'],
  handlers: (config) => ({ echeance: echeanceHandlers(config) }),
} as const satisfies Area;
