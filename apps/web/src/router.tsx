import { PATHS } from '@habilis/api/page/paths';
import type { MessageKey } from '@habilis/i18n/MessageKey';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { Component as SignInPage, loader as goHome } from './features/connexion/connexionRoute.tsx';
import { RouteError } from './layout/RouteError.tsx';
import { Root } from './layout/Root.tsx';
import { wholeRead } from './layout/wholeRead.ts';
import { actingPath } from './session/acting.ts';

type Router = ReturnType<typeof createBrowserRouter>;
type Options = NonNullable<Parameters<typeof createBrowserRouter>[1]>;
type RouterOptions = {
  /** The prefix of every address. @default the home */
  readonly basename?: string;
  /** Makes the router. @default with the browser's addresses */
  readonly create?: (routes: RouteObject[], options: Options) => Router;
};

/** The route that holds all screens. */
const SCREENS = 'ecrans';
const signIn = {
  handle: { title: 'invite.connexion.titre' satisfies MessageKey },
  loader: goHome,
  Component: SignInPage,
};

/** Reads the table of the screens. */
export const readScreens = () => import('./routes.ts');

/** The base of the addresses: the home, or the prefix under which one acts as another person (decision 0019). */
export async function basenameOf(habilisId: string | null): Promise<string> {
  if (habilisId === null) return '/';
  const { beginActing } = await import('./session/beginActing.ts');
  if (await beginActing(habilisId)) return actingPath(habilisId);
  location.replace(PATHS.connexion);
  // Never resolves: another page is loading.
  return new Promise(() => undefined);
}

/** The app's router. It includes the sign-in page only; the table of the other screens is loaded with the first of them, to keep this chunk small. */
export function createRouter({ basename = '/', create = createBrowserRouter }: RouterOptions = {}): Router {
  let isPatched = false;
  return create(
    [
      {
        path: PATHS.accueil,
        Component: Root,
        ErrorBoundary: RouteError,
        HydrateFallback: () => null,
        children: [
          {
            id: SCREENS,
            ErrorBoundary: RouteError,
            children: [
              { index: true, ...signIn },
              { path: PATHS.connexion, caseSensitive: true, ...signIn },
            ],
          },
        ],
      },
    ],
    {
      basename,
      patchRoutesOnNavigation: async ({ patch }) => {
        const { screenRoutes } = await wholeRead(readScreens);
        if (!isPatched) patch(SCREENS, screenRoutes());
        isPatched = true;
      },
    },
  );
}
