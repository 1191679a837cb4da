import { OUVERTURES } from '@habilis/domain/annuaire/ouvertureOf';
import { LIEUX } from '@habilis/domain/entite/DEPARTEMENTS';
import { listAddress } from '../../list/listAddress.ts';
import { code, day, oneOf, words } from '../../list/readers.ts';

/** How the address keeps the filters of the directory; without `date`, the day is today. */
export const ANNUAIRE = listAddress({
  filters: {
    texte: words(100),
    niveau: code(20),
    lieu: words(100),
    departement: oneOf(LIEUX),
    ouverture: oneOf(OUVERTURES),
    date: day,
  },
});

/** The filters of the directory. */
export type AnnuaireQuery = ReturnType<typeof ANNUAIRE.parse>;
