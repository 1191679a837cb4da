import { listAddress } from '../../list/listAddress.ts';
import { code, day, words } from '../../list/readers.ts';

/** How the address keeps the filters of the directory; without `date`, the day is today. */
export const ANNUAIRE = listAddress({
  filters: { texte: words(100), niveau: code(20), departement: code(3), date: day },
});

/** The filters of the directory. */
export type AnnuaireQuery = ReturnType<typeof ANNUAIRE.parse>;
