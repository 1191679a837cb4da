import type { Area } from '../../platform/Area.ts';
import { keepFaits } from './fait/keepFaits.ts';
import { statistiqueHandlers } from './handlers.ts';

/** Figures: facts of each closed day, statistics of the roles, public figures and open data. */
export const chiffres = {
  tables: ['jour_compte', 'fait_du_jour'],
  handlers: (config) => ({ statistique: statistiqueHandlers(config) }),
  nightly: [{ nom: 'faits-du-jour', heure: '00:20', run: ({ connection: { db }, now }) => keepFaits(db, now()) }],
} as const satisfies Area;
