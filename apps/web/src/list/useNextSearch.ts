import { useLocation, useNavigation, useSearchParams } from 'react-router';

/** The search that this page is on its way to, or that of its address: a change made while the last one is still read keeps both. */
export function useNextSearch(): URLSearchParams {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { location: next } = useNavigation();
  return next?.pathname === pathname ? new URLSearchParams(next.search) : search;
}
