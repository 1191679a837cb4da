import { createTexts, TextProvider } from '@habilis/i18n/TextProvider';
import type { Messages } from '@habilis/i18n/loadMessages';
import { getDefaultStore } from 'jotai';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createRouter } from './router.tsx';
import { actingAtom, actingIdOf, actingPath } from './session/acting.ts';
import { forgetAskedPage } from './session/askedPage.ts';
import { accountAtom, currentRoleAtom } from './session/atoms.ts';
import { beginActing } from './session/beginActing.ts';
import { clearToken, storeToken } from './session/token.ts';
import { confirmationAtom } from './messages/dialogAtoms.ts';
import { setNavigation } from './session/navigateTo.ts';
import { endRelogin } from './session/relogin.ts';
import { Overlays } from './layout/Overlays.tsx';
import { setTexts } from './messages/texts.ts';
import { toastsAtom } from './messages/toasts.ts';
import { start } from './boot/start.ts';

export type ScreenAddress = {
  path: string;
  /** @default true */
  isSignedIn?: boolean;
};
export type StartedScreen = { readonly messages: Messages; readonly router: ReturnType<typeof createRouter> };

/** Clears what the previous screen kept. */
function forgetScreen(): void {
  const store = getDefaultStore();
  for (const key of Object.keys(localStorage)) if (key.startsWith('habilis-')) localStorage.removeItem(key);
  clearToken();
  forgetAskedPage();
  // A re-login that nobody answered would hold every later call.
  endRelogin('reject');
  store.set(actingAtom, null);
  store.set(accountAtom, null);
  store.set(currentRoleAtom, null);
  store.set(confirmationAtom, null);
  store.set(toastsAtom, []);
}

/** Restarts the app at an address kept in memory; resolves when its page has been read. */
export async function startScreen({ path, isSignedIn = true }: ScreenAddress): Promise<StartedScreen> {
  forgetScreen();
  if (isSignedIn) storeToken({ id_token: 'jeton-d-exemple', validity: 3600 });
  const messages = await start(() => undefined);
  setTexts(createTexts(messages));
  const habilisId = actingIdOf(path);
  if (habilisId !== null) await beginActing(habilisId);
  const router = createRouter({
    basename: habilisId === null ? '/' : actingPath(habilisId),
    create: (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: [path] }),
  });
  setNavigation((to) => void router.navigate(to));
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
  return { messages, router };
}

/** The whole app at one address: what a story of a screen shows. */
export function Screen({ started }: { started: () => StartedScreen }): ReactNode {
  const { messages, router } = started();
  return (
    <TextProvider messages={messages}>
      <RouterProvider router={router} />
      <Overlays />
    </TextProvider>
  );
}
