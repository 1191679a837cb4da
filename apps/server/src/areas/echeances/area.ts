import type { Area } from '../../platform/Area.ts';
import { echeanceHandlers } from './handlers.ts';

/** What ends or is due: the areas below tell what they know of it (`addEcheances`). */
export const echeances = {
  handlers: (config) => ({ echeance: echeanceHandlers(config) }),
} satisfies Area;
