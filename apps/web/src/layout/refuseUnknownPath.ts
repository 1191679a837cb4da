import { roleHome } from '@habilis/api/page/paths';
import { getDefaultStore } from 'jotai';
import { replace } from 'react-router';
import { pathInApp } from '../session/acting.ts';
import { currentRoleAtom } from '../session/atoms.ts';
import { loadAccount } from '../session/loadAccount.ts';
import { readToken } from '../session/token.ts';
import { confirm } from '../messages/dialogAtoms.ts';
import { currentTexts } from '../messages/texts.ts';

/** The home of the role named by a path `/{CODE}/{digits}/…`, when the person holds it and has no current role (R33). */
async function recoveredRole(pathname: string): Promise<string | undefined> {
  const [, code, id] = /^\/([A-Z]{1,3})\/(\d+)(?:\/|$)/.exec(pathInApp(pathname)) ?? [];
  if (code === undefined || readToken() === null || getDefaultStore().get(currentRoleAtom) !== null) return undefined;
  const account = await loadAccount().catch(() => undefined);
  const role = account?.roles.find((one) => one.type === code && String(one.id) === id);
  return role === undefined ? undefined : roleHome(role);
}

/** Says that the path is unknown; gives the home of the role it names, if any. */
export async function tellUnknownPath(pathname: string): Promise<string | undefined> {
  const t = currentTexts();
  await confirm({
    title: t('erreurs.404.titre'),
    message: t('erreurs.404.description'),
    cancelLabel: null,
  });
  return recoveredRole(pathname);
}

/** For an unknown path inside the app: opens the dialog over the current page, and cancels the navigation. */
export async function refuseUnknownPath(request: Request): Promise<void> {
  const { pathname } = new URL(request.url);
  const from = pathInApp(location.pathname) + location.search + location.hash;
  // The address bar still shows the page left, unless this path was loaded directly.
  if (pathname === location.pathname) return;
  throw replace((await tellUnknownPath(pathname)) ?? from);
}
