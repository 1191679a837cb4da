import { FORMATEUR_SORTS, FORMATEUR_VUES } from '@habilis/api/certificat-formateur/endpoints';
import { listAddress } from '../../list/listAddress.ts';
import { code, viewAmong, words } from '../../list/readers.ts';

/** How the list of formateurs' certificats is kept in its address. */
export const FORMATEURS = listAddress({
  filters: { vue: viewAmong(FORMATEUR_VUES), recherche: words(100), niveau: code(20) },
  sorts: FORMATEUR_SORTS,
  order: { tri: 'dateFin', ordre: 'asc' },
  columns: ['nom', 'identifiant', 'dispositifNiveau', 'dateObtention', 'dateFin'],
  usualColumns: ['nom', 'identifiant', 'dispositifNiveau', 'dateObtention', 'dateFin'],
});

/** Filters, columns, order and page of the list of formateurs' certificats. */
export type FormateurQuery = ReturnType<typeof FORMATEURS.parse>;
