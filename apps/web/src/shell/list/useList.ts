import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { ListAddress } from './listAddress.ts';

/** A list as the address of its page asks for it, and the ways to ask for something else. */
export type AskedList<Query> = {
  readonly address: ListAddress<Query>;
  readonly query: Query;
  /** Where a changed query stands. */
  readonly hrefOf: (changes: Partial<Query>) => string;
  /** Goes there; the page stays scrolled as it is. */
  readonly change: (changes: Partial<Query>) => void;
};

/** What the address of this page asks of a list. */
export function useList<Query>(address: ListAddress<Query>): AskedList<Query> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const query = address.parse(search);
  const hrefOf = (changes: Partial<Query>) => pathname + address.searchOf(query, changes);
  return { address, query, hrefOf, change: (changes) => void navigate(hrefOf(changes), { preventScrollReset: true }) };
}
