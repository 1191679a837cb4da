import type { Alerte } from '@habilis/api/alerte/Alerte';
import { ALERTE_TYPES } from '@habilis/domain/alerte/ALERTE_RULES';
import { DELAIS_ALERTE } from '@habilis/domain/alerte/delais';
import { ROLE_TYPES } from '@habilis/domain/role/RoleType';
import { listAddress } from '../../list/listAddress.ts';
import { code, oneOf, viewAmong } from '../../list/readers.ts';

/** How the address keeps the filters of the alerts. */
export const ALERTES = listAddress({
  filters: { vue: viewAmong(['hors-taches', 'toutes', 'en-retard']), type: oneOf(ALERTE_TYPES) },
});

/** The filters that the address asks for. */
export type AlertesQuery = ReturnType<typeof ALERTES.parse>;

export const ALERTES_PAGE_SIZE = 20;

export const isLate = ({ dateEcheance }: Alerte, today: string): boolean =>
  dateEcheance !== null && dateEcheance < today;

/** How the address keeps the list of the alerts of all: the earliest due first. */
export const ALERTES_DE_TOUS = listAddress({
  filters: { type: oneOf(ALERTE_TYPES), role: oneOf(ROLE_TYPES), caisse: code(60), delai: oneOf(DELAIS_ALERTE) },
  sorts: ['dateEcheance'],
  order: { tri: 'dateEcheance', ordre: 'asc' },
});
export type AlertesDeTousQuery = ReturnType<typeof ALERTES_DE_TOUS.parse>;
