import { PATHS, ROLE_AREA } from '@habilis/api/page/paths';
import type { Capability } from '@habilis/domain/role/capability';
import type { MessageKey } from '@habilis/i18n/MessageKey';
import type { LoaderFunction, RouteObject } from 'react-router';
import { PageError, Shown } from './layout/PageError.tsx';
import { RouteError } from './layout/RouteError.tsx';
import { Component as UnknownPage, loader as refuseUnknown } from './layout/unknownRoute.tsx';
import type { ReadPage, Screens } from './layout/Screens.ts';
import { wholeRead } from './layout/wholeRead.ts';
import { screensOf } from './screens.ts';
import { requireCapability } from './session/requireCapability.ts';

/** Loads a page when it is opened; to roles without the capability, the page does not exist. */
const read = (page: ReadPage, capability?: Capability | readonly Capability[]) => async () => {
  const { loader, ...rest } = await wholeRead<{ loader?: LoaderFunction }>(page);
  if (capability === undefined) return loader === undefined ? rest : { ...rest, loader };
  const guarded: LoaderFunction = (args, context) => {
    requireCapability(...[capability].flat());
    return loader?.(args, context) ?? null;
  };
  return { ...rest, loader: guarded };
};

const routesOf = (place: keyof Screens): RouteObject[] =>
  screensOf(place).map(([path, title, page, { capability, ...whose } = {}]) => ({
    path,
    caseSensitive: true,
    handle: { title, ...whose },
    lazy: read(page, capability),
  }));

const area = () => wholeRead(() => import('./layout/roleAreaRoute.tsx'));

const unknown: RouteObject = {
  path: '*',
  handle: { title: 'erreurs.404.titre' satisfies MessageKey },
  loader: refuseUnknown,
  Component: UnknownPage,
};

/** Every screen but sign-in, without their code. Made anew for each router, which stores in them what it loads. */
export const screenRoutes = (): RouteObject[] => [
  ...routesOf('site'),
  {
    path: PATHS.compte,
    caseSensitive: true,
    handle: { title: 'compte.titre' satisfies MessageKey, isOwn: true },
    lazy: read(() => import('./features/compte/compteRoute.tsx')),
    children: [{ index: true, lazy: read(() => import('./features/compte/donneesRoute.tsx')) }, ...routesOf('compte')],
  },
  {
    path: ROLE_AREA,
    caseSensitive: true,
    lazy: {
      middleware: async () => (await area()).middleware,
      loader: async () => (await area()).loader,
      Component: async () => (await area()).Component,
    },
    ErrorBoundary: RouteError,
    children: [
      {
        // A page that fails does not take down the area around it.
        Component: Shown,
        ErrorBoundary: PageError,
        children: [
          {
            index: true,
            handle: { title: 'tableau-bord.titre' satisfies MessageKey },
            lazy: read(() => import('./features/tableau-bord/tableauBordRoute.tsx')),
          },
          ...routesOf('role'),
          unknown,
        ],
      },
    ],
  },
  unknown,
];
