import { PATHS } from '@habilis/api/page/paths';
import { type ReactNode, useEffect, useRef } from 'react';
import { RouterProvider } from 'react-aria-components';
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useHref,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router';
import { PageTitle } from './PageTitle.tsx';
import { closeErrors, toastCount } from '../messages/toasts.ts';
import { LateBar } from './LateBar.tsx';
import { useActingOver } from './useActingOver.ts';
import { useFocusWatch } from './useFocusWatch.ts';

/** The page that checks certificats is no screen of the app: it has an entry of its own (decision 0098). */
const isOtherEntry = (href: string): boolean =>
  href === PATHS.certificat || href === PATHS.verifierListe || href.startsWith('/api/');

/** An address of the app with its base; `mailto:`, `tel:`, other sites and other entries unchanged. */
function useAddress(href: string): string {
  const own = useHref(href);
  return /^[a-z][a-z\d+.-]*:/i.test(href) || isOtherEntry(href) ? href : own;
}

/** The key of a page's kept scroll: a page opened by its address has no key, so its path serves. */
const keyOfScroll = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

/** Closes a page's errors when it is left; an error shown during the navigation belongs to the next page. */
function useErrorsLeave(): void {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const previous = useRef(pathname);
  const toldBefore = useRef<number | null>(null);
  useEffect(() => {
    if (previous.current !== pathname) closeErrors(toldBefore.current ?? toastCount());
    previous.current = pathname;
  }, [pathname]);
  useEffect(() => {
    toldBefore.current = state === 'idle' ? null : (toldBefore.current ?? toastCount());
  }, [state]);
}

/** Follows the other tabs, and what is announced, once the page stands: the first page of all need not carry it. */
function useFollowed(): void {
  useEffect(() => {
    let isLeft = false;
    let stop = () => {
      isLeft = true;
    };
    void import('./followPage.ts')
      .then(({ followPage }) => {
        if (!isLeft) stop = followPage();
      })
      // Without it each call still looks at the token first.
      .catch(() => undefined);
    return () => stop();
  }, []);
}

/** What all pages share: links, title, focus and scroll. */
export function Root(): ReactNode {
  const navigate = useNavigate();
  const over = useActingOver();
  useErrorsLeave();
  useFocusWatch();
  useFollowed();
  return (
    <RouterProvider
      navigate={(to, options) => (isOtherEntry(to) ? location.assign(to) : void navigate(to, options))}
      useHref={useAddress}
    >
      <PageTitle />
      <LateBar />
      {over ?? <Outlet />}
      <ScrollRestoration getKey={keyOfScroll} />
    </RouterProvider>
  );
}
