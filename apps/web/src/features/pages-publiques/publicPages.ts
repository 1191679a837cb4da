import type { RouteObject } from 'react-router';

/** A page that needs no account: its address and the key of its title. */
export type PublicPage = { readonly href: string; readonly title: string };

/** What a route declares; `isOwn` marks a page that needs an account. */
type Handle = { readonly title?: string; readonly isOwn?: boolean };

const isFixed = (path: string | undefined): boolean => path === undefined || !/[:*]/.test(path);

function hrefOf(path: string | undefined, base: string): string {
  if (path === undefined || path === '/') return base;
  return path.startsWith('/') ? path : `${base}/${path}`;
}

/** The pages of the table of routes that have their own address and need no account, in the order of the table. */
export function publicPages(routes: readonly RouteObject[], base = ''): PublicPage[] {
  return routes.flatMap(({ path, handle, children = [], index }) => {
    const { title, isOwn } = (handle ?? {}) as Handle;
    if (!isFixed(path) || isOwn === true || index === true) return [];
    const href = hrefOf(path, base);
    const own = title === undefined || href === base ? [] : [{ href, title }];
    return [...own, ...publicPages(children, href)];
  });
}
