import { PATHS, roleHome } from '@habilis/api/page/paths';
import type { Role } from '@habilis/api/role/Role';
import { getDefaultStore } from 'jotai';
import { redirect, replace } from 'react-router';
import { currentTexts } from '../messages/texts.ts';
import { tellFailed } from '../messages/tellDone.ts';
import { pathInApp } from './acting.ts';
import { askSignIn, forgetAskedPage } from './askedPage.ts';
import { accountAtom, currentRoleAtom } from './atoms.ts';
import { homePath } from './homePath.ts';
import { loadAccount } from './loadAccount.ts';
import { roleFor } from './roleFor.ts';
import { readToken } from './token.ts';

/** The address of a request, as the routes know it. */
const askedOf = ({ pathname, search }: URL): string => pathInApp(pathname) + search;

/** Clears a role that cannot be loaded, and says so; goes back to the previous page, or home when there is none (R35). */
function refuseRole({ pathname }: URL): Response {
  const store = getDefaultStore();
  const account = store.get(accountAtom);
  store.set(currentRoleAtom, null);
  tellFailed(currentTexts()('roles.non-charge'));
  // The address bar still shows the page left, unless this page was loaded directly.
  if (pathname !== location.pathname) return replace(pathInApp(location.pathname) + location.search + location.hash);
  return redirect(account === null ? PATHS.bienvenue : homePath(account));
}

/** Admits to a role's area, or redirects: to sign-in without a token, to one's data until validated, to the second factor that a role demands (R2). */
export async function roleGuard({
  params,
  request,
}: {
  params: Readonly<Record<string, string | undefined>>;
  request: Request;
}): Promise<Role> {
  const { code = '', roleId = '' } = params;
  const url = new URL(request.url);
  if (readToken() === null) {
    askSignIn('demandee', askedOf(url));
    throw redirect(PATHS.connexion);
  }
  const find = async (isFresh: boolean) => roleFor((await loadAccount({ isFresh })).roles, code, roleId);
  const isAsked = (role: Role | undefined) => role?.type === code && String(role.id) === roleId;
  const known = await find(false);
  const role = isAsked(known) ? known : await find(true);
  if (role === undefined) throw refuseRole(url);
  if (!isAsked(role)) throw redirect(askedOf(url).replace(/^\/[A-Z]+\/\d+/, roleHome(role)));
  const store = getDefaultStore();
  const account = store.get(accountAtom);
  if (account?.personalDataValidated === false) throw redirect(PATHS.validationDonnees);
  if (account?.secondFacteurAttendu === true) throw redirect(PATHS.securite);
  forgetAskedPage();
  store.set(currentRoleAtom, role);
  return role;
}
