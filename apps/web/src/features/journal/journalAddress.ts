import { FAMILLES_ACTE } from '@habilis/domain/journal/ACTES';
import { listAddress } from '../../list/listAddress.ts';
import { code, oneOf, period, rowId, words } from '../../list/readers.ts';

/** How the address keeps a search of the trail; one object by its kind and id is its whole life. */
export const JOURNAL = listAddress({
  filters: {
    personne: words(100),
    objet: words(100),
    objetType: code(40),
    objetId: rowId,
    famille: oneOf(FAMILLES_ACTE),
    periode: period,
  },
});
export type JournalQuery = ReturnType<typeof JOURNAL.parse>;

/** The filters as the calls take them. */
export function filtersOf(query: JournalQuery) {
  const { periode, objetType, objetId, ...others } = JOURNAL.filtersOf(query);
  return {
    ...others,
    ...(periode === undefined ? {} : { du: periode.du, au: periode.au }),
    ...(objetType === undefined || objetId === undefined ? {} : { objetType, objetId }),
  };
}
