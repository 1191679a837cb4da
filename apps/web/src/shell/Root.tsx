import type { MessageKey } from '@habilis/i18n/MessageKey';
import { useText } from '@habilis/i18n/TextProvider';
import { type ReactNode, useEffect, useRef } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Outlet, ScrollRestoration, useHref, useLocation, useMatches, useNavigate } from 'react-router';
import { leaveForSignIn } from '../session/leaveForSignIn.ts';
import { onSignedOutElsewhere } from '../session/token.ts';
import { isRoleArea } from './roleArea.ts';

/** The page's title: the deepest route's, translated as a key first, then the site's name (specification, section 2). */
function usePageTitle(): void {
  const t = useText();
  const matches = useMatches();
  const isUnknown = matches.some(({ params }) => params['roleId'] !== undefined && !isRoleArea(params));
  const titles = matches.flatMap(({ handle }) =>
    typeof handle === 'object' && handle !== null && 'title' in handle ? [String(handle.title)] : [],
  );
  const title = isUnknown ? 'erreurs.404.titre' : titles.at(-1);
  useEffect(() => {
    document.title = title === undefined ? 'Habilis' : `${t.find(title) ?? t(title as MessageKey)} - Habilis`;
  }, [t, title]);
}

/** After a navigation the title of the new page takes the focus, so that it is announced. */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** What all pages share: links, title, focus and scroll. */
export function Root(): ReactNode {
  const navigate = useNavigate();
  usePageTitle();
  useFocusOnNavigation();
  useEffect(() => onSignedOutElsewhere(leaveForSignIn), []);
  return (
    <RouterProvider navigate={(to, options) => void navigate(to, options)} useHref={useHref}>
      <Outlet />
      <ScrollRestoration />
    </RouterProvider>
  );
}
