import { UTILISATEUR_SORTS } from '@habilis/api/utilisateur/endpoints';
import { ROLE_TYPES } from '@habilis/domain/role/RoleType';
import { ETATS_UTILISATEUR } from '@habilis/domain/utilisateur/ETATS_UTILISATEUR';
import { listAddress } from '../../list/listAddress.ts';
import { code, oneOf, words } from '../../list/readers.ts';

/** How the list of users is kept in its address. */
export const UTILISATEURS = listAddress({
  filters: {
    recherche: words(100),
    entite: words(100),
    caisse: code(60),
    role: oneOf(ROLE_TYPES),
    etat: oneOf(ETATS_UTILISATEUR),
  },
  sorts: UTILISATEUR_SORTS,
  order: { tri: 'nom', ordre: 'asc' },
});

/** Filters, order and page of the list of users. */
export type UtilisateurQuery = ReturnType<typeof UTILISATEURS.parse>;

/** What the call takes from a query: only what is set. */
export const callQuery = (query: UtilisateurQuery) => ({
  ...UTILISATEURS.filtersOf(query),
  tri: query.tri,
  ordre: query.ordre,
  page: query.page,
});
