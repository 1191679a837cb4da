import { listAddress } from '../../list/listAddress.ts';
import { code, day, words } from '../../list/readers.ts';

/** How what the directory is asked for is kept in the address; without a `date` it is of today. */
export const ANNUAIRE = listAddress({
  filters: { texte: words(100), niveau: code(20), departement: code(3), date: day },
});

/** What the directory is asked for. */
export type AnnuaireQuery = ReturnType<typeof ANNUAIRE.parse>;
