import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { ListAddress } from './listAddress.ts';

/** A list as the address of its page asks for it, and the ways to ask for something else. */
export type AskedList<Query> = {
  readonly address: ListAddress<Query>;
  readonly query: Query;
  /** Where a changed query stands. */
  readonly hrefOf: (changes: Partial<Query>) => string;
  /** The filters that the address asks for in vain: they make no sense, or were refused. */
  readonly faults: readonly string[];
  /** Goes there, in the place of this entry of the history or after it; the page stays scrolled as it is. */
  readonly change: (changes: Partial<Query>, history?: { readonly replace: boolean }) => void;
};

/** What the address of this page asks of a list, but the filters that its call refused. */
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
