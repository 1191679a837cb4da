import type { MessageKey } from '@habilis/i18n/MessageKey';
import { useText } from '@habilis/i18n/TextProvider';
import { useAtomValue } from 'jotai';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-aria-components';
import { Outlet, ScrollRestoration, useHref, useLocation, useMatches, useNavigate } from 'react-router';
import { leaveForSignIn } from '../session/leaveForSignIn.ts';
import { onSignedOutElsewhere } from '../session/token.ts';
import { confirmationAtom, reloginAtom } from './dialogAtoms.ts';
import { inFlightAtom } from './inFlight.ts';
import { toastsAtom } from './toasts.ts';

// What only some moments need is not loaded with the sign-in page.
const SharedDialogs = lazy(() => import('./SharedDialogs.tsx'));
const Toasts = lazy(() => import('./Toasts.tsx'));

/** The page's title: the deepest route's, translated as a key first, then the site's name (specification, section 2). */
function usePageTitle(): void {
  const t = useText();
  const titles = useMatches().flatMap(({ handle }) =>
    typeof handle === 'object' && handle !== null && 'title' in handle ? [String(handle.title)] : [],
  );
  const title = titles.at(-1);
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

/** Everything that all pages share: links, language, title, messages and dialogs. */
export function Root(): ReactNode {
  const navigate = useNavigate();
  usePageTitle();
  useFocusOnNavigation();
  useEffect(() => onSignedOutElsewhere(leaveForSignIn), []);
  const needsDialogs = [
    useAtomValue(reloginAtom),
    useAtomValue(confirmationAtom) !== null,
    useAtomValue(inFlightAtom).length > 0,
  ].some(Boolean);
  const hasToasts = useAtomValue(toastsAtom).length > 0;
  return (
    <I18nProvider locale="fr-FR">
      <RouterProvider navigate={(to, options) => void navigate(to, options)} useHref={useHref}>
        <Outlet />
        <ScrollRestoration />
        <Suspense fallback={null}>
          {needsDialogs && <SharedDialogs />}
          {hasToasts && <Toasts />}
        </Suspense>
      </RouterProvider>
    </I18nProvider>
  );
}
