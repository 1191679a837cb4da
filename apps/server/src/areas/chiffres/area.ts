import type { Area } from '../../platform/Area.ts';
import { keepFaits } from './fait/keepFaits.ts';
import { statistiqueHandlers } from './handlers.ts';
import { recountStocks } from './stock/recountStocks.ts';

/** Figures: facts of each closed day, statistics of the roles, public figures and open data. */
export const chiffres = {
  tables: [
    'jour_compte',
    'fait_du_jour',
    'fait_du_mois',
    'stock_certificat',
    'stock_habilitation',
    'stock_demande',
    'stock_personne',
    'stock_role',
  ],
  handlers: (config) => ({ statistique: statistiqueHandlers(config) }),
  nightly: [{ nom: 'faits-du-jour', heure: '00:20', run: ({ connection: { db }, now }) => keepFaits(db, now()) }],
  purges: [recountStocks],
} as const satisfies Area;
