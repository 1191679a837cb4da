import { ENTITE_COLUMNS, ENTITE_SORTS } from '@habilis/api/entite/endpoints';
import { ETATS_ENTITE } from '@habilis/domain/entite/ETATS_ENTITE';
import { listAddress } from '../../list/listAddress.ts';
import { code, oneOf, rowId, words } from '../../list/readers.ts';

/** The possible answers of the register about an entite. */
export const REGISTRES = ['FERME', 'INCONNU', 'NON_VERIFIE', 'OK'] as const;

/** How the list of entites is kept in its address. */
export const ENTITES = listAddress({
  filters: {
    recherche: words(100),
    departement: code(3),
    niveau: code(20),
    caisse: rowId,
    etat: oneOf(ETATS_ENTITE),
    registre: oneOf(REGISTRES),
  },
  sorts: ENTITE_SORTS,
  order: { tri: 'raisonSociale', ordre: 'asc' },
  columns: ENTITE_COLUMNS,
  usualColumns: ['raisonSociale', 'siret', 'ville', 'caisse', 'niveaux', 'etat'],
});

/** Filters, columns, order and page of the list of entites. */
export type EntiteQuery = ReturnType<typeof ENTITES.parse>;

/** What the list's call takes from a query: only what is set. */
export function callBody(query: EntiteQuery) {
  const { caisse, ...filters } = ENTITES.filtersOf(query);
  const { tri, ordre, page } = query;
  return { ...filters, tri, ordre, page, ...(caisse === undefined ? {} : { caisseId: Number(caisse) }) };
}

/** What the call for the list's file takes from a query. */
export function exportQuery(query: EntiteQuery) {
  const { caisse, ...filters } = ENTITES.filtersOf(query);
  const { tri, ordre, colonnes } = query;
  return {
    ...filters,
    tri,
    ordre,
    colonnes: colonnes.join(','),
    ...(caisse === undefined ? {} : { caisseId: caisse }),
  };
}
