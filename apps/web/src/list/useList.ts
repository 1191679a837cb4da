import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { ListAddress } from './listAddress.ts';

/** A list's query from the page's address, and the ways to change it. */
export type AskedList<Query> = {
  readonly address: ListAddress<Query>;
  readonly query: Query;
  /** The address of a changed query. */
  readonly hrefOf: (changes: Partial<Query>) => string;
  /** The filters of the address that are invalid, or that the server refused. */
  readonly faults: readonly string[];
  /** Goes to a changed query, as a new history entry or in place of the current one; the scroll stays. */
  readonly change: (changes: Partial<Query>, history?: { readonly replace: boolean }) => void;
};

/** The list's query from this page's address, without the filters that its call refused. */
export function useList<Query>(address: ListAddress<Query>, refused: readonly string[] = []): AskedList<Query> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const query = address.without(address.parse(search), refused);
  const hrefOf = (changes: Partial<Query>) => pathname + address.searchOf(query, changes);
  return {
    address,
    query,
    hrefOf,
    faults: [...address.faultsOf(search), ...refused],
    change: (changes, history) => void navigate(hrefOf(changes), { preventScrollReset: true, ...history }),
  };
}
