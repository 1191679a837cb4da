import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type ListAddress, searchIn } from './listAddress.ts';
import { rowId } from './readers.ts';
import { useNextSearch } from './useNextSearch.ts';

/** A list's query from the page's address, and the ways to change it. */
export type AskedList<Query> = {
  readonly address: ListAddress<Query>;
  readonly query: Query;
  /** The address of a changed query; it stays that of the saved view, if any. */
  readonly hrefOf: (changes: Partial<Query>) => string;
  /** The search of a changed query, as its address holds it. */
  readonly searchOf: (changes: Partial<Query>) => string;
  /** The id of the saved view that the address names, null without one. */
  readonly vueId: number | null;
  /** The address of another search of this list, as a saved view or as none; what its declaration does not know is left out (EC75). */
  readonly hrefOfSearch: (search: string, vueId: number | null) => string;
  /** The filters of the address that are invalid, or that the server refused. */
  readonly faults: readonly string[];
  /** Goes to a changed query, as a new history entry or in place of the current one; the scroll stays. */
  readonly change: (changes: Partial<Query>, history?: { readonly replace: boolean }) => void;
};

/** The parameter of a saved view. */
const VUE = 'enregistree';

const named = (search: string, vueId: number | null): string =>
  vueId === null ? search : `${search === '' ? '?' : `${search}&`}${VUE}=${vueId}`;

/** The list's query from this page's address, without the filters that its call refused. */
export function useList<Query>(address: ListAddress<Query>, refused: readonly string[] = []): AskedList<Query> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const query = address.without(address.parse(search), refused);
  const next = useNextSearch();
  const vueId = Number(rowId(search, VUE)) || null;
  const searchOf = (changes: Partial<Query>) => named(address.searchOf(query, changes), vueId);
  const hrefOf = (changes: Partial<Query>) => pathname + searchOf(changes);
  return {
    address,
    query,
    hrefOf,
    searchOf,
    vueId,
    hrefOfSearch: (other, otherId) => pathname + named(searchIn(address, other), otherId),
    faults: [...address.faultsOf(search), ...refused],
    change: (changes, history) => {
      const base = next === search ? query : address.parse(next);
      const href = pathname + named(address.searchOf(base, changes), vueId);
      void navigate(href, { preventScrollReset: true, ...history });
    },
  };
}
