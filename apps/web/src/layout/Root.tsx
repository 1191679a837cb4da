import { useText } from '@habilis/i18n/TextProvider';
import { type ReactNode, useEffect, useRef } from 'react';
import { RouterProvider } from 'react-aria-components';
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useHref,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
} from 'react-router';
import { followOtherTabs } from '../session/followOtherTabs.ts';
import { numeroIn, pageTitle } from './pageTitle.ts';
import { isRoleArea } from './roleArea.ts';
import { closeErrors, toastCount } from '../messages/toasts.ts';
import { LateBar } from './LateBar.tsx';
import { useActingOver } from './useActingOver.ts';
import { useLostFocus } from './useLostFocus.ts';

/** An address of the app under its base; that of a mail, a telephone or another site as it is. */
function useAddress(href: string): string {
  const own = useHref(href);
  return /^[a-z][a-z\d+.-]*:/i.test(href) ? href : own;
}

/** What a page's scroll is kept under: one that was opened by its address has no key of its own, and shares none with another. */
const keyOfScroll = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

/** Names the page in the browser's tab and in its history. */
function usePageTitle(): void {
  const t = useText();
  const matches = useMatches();
  const isUnknown = matches.some(({ params }) => params['roleId'] !== undefined && !isRoleArea(params));
  const title = isUnknown
    ? pageTitle(t, [{ title: 'erreurs.404.titre' }])
    : pageTitle(
        t,
        matches.map(({ handle }) => handle),
        numeroIn(matches.at(-1)?.loaderData),
      );
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** After a navigation the title that its address names, or that of the new page, takes the focus, so that it is announced. */
function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const named = hash === '' ? null : document.getElementById(hash.slice(1));
    (named ?? document.querySelector<HTMLElement>('main h1[tabindex]'))?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

/** An error leaves with its page; one that was told while the next was on its way is the next one's. */
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

/** What all pages share: links, title, focus and scroll. */
export function Root(): ReactNode {
  const navigate = useNavigate();
  const over = useActingOver();
  usePageTitle();
  useFocusOnNavigation();
  useErrorsLeave();
  useLostFocus();
  useEffect(followOtherTabs, []);
  return (
    <RouterProvider navigate={(to, options) => void navigate(to, options)} useHref={useAddress}>
      <LateBar />
      {over ?? <Outlet />}
      <ScrollRestoration getKey={keyOfScroll} />
    </RouterProvider>
  );
}
