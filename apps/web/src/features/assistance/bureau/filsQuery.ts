import { SUPPORT_SORTS, SUPPORT_VUES } from '@habilis/api/support/FilSupport';
import { MODULES } from '@habilis/domain/assistance/MODULES';
import { listAddress } from '../../../list/listAddress.ts';
import { code, oneOf, viewAmong, words } from '../../../list/readers.ts';

/** What a message may be about, other subjects included. */
export const SUJETS = [...MODULES, 'AUTRE'] as const;

/** How the list of messages to the support is kept in its address: first those that have waited longest. */
export const FILS = listAddress({
  filters: { vue: viewAmong(SUPPORT_VUES), recherche: words(100), module: oneOf(SUJETS), responsable: code(8) },
  sorts: SUPPORT_SORTS,
  order: { tri: 'dernierLe', ordre: 'asc' },
  columns: ['objet', 'expediteur', 'etat', 'responsable', 'recuLe', 'dernierLe'],
  usualColumns: ['objet', 'expediteur', 'etat', 'responsable', 'dernierLe'],
});

/** Filters, columns, order and page of the list of messages to the support. */
export type FilsQuery = ReturnType<typeof FILS.parse>;
