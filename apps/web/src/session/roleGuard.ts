import type { Role } from '@habilis/api/role/Role';
import { getDefaultStore } from 'jotai';
import { redirect } from 'react-router';
import { pathInApp } from './acting.ts';
import { accountAtom, currentRoleAtom } from './atoms.ts';
import { rolePath } from './homePath.ts';
import { loadAccount } from './loadAccount.ts';
import { readToken } from './token.ts';

/** Admits to a role's area, or sends elsewhere: sign-in without a token, one's data while they are not validated, the second factor that a role demands, the choice of roles without that role (specification, section 2). */
export async function roleGuard({
  params,
  request,
}: {
  params: Readonly<Record<string, string | undefined>>;
  request: Request;
}): Promise<Role> {
  const { code = '', roleId = '' } = params;
  if (readToken() === null) throw redirect('/connexion');
  const store = getDefaultStore();
  const find = async (isFresh: boolean) =>
    (await loadAccount({ isFresh })).roles.find(({ id }) => String(id) === roleId);
  const role = (await find(false)) ?? (await find(true));
  if (role === undefined) {
    store.set(currentRoleAtom, null);
    throw redirect('/bienvenue');
  }
  if (role.type !== code) {
    // A requester whose file was validated has become a manager under the same role (domain, decision 5).
    if (code === 'DM' && role.type === 'G') {
      const { pathname, search } = new URL(request.url);
      throw redirect(pathInApp(pathname).replace(/^\/DM\//, '/G/') + search);
    }
    const renewed = await find(true);
    if (renewed === undefined || renewed.type !== code)
      throw redirect(renewed === undefined ? '/bienvenue' : rolePath(renewed));
  }
  if (store.get(accountAtom)?.personalDataValidated === false) throw redirect('/validation-donnees-personnelles');
  if (store.get(accountAtom)?.secondFacteurAttendu === true) throw redirect('/compte/securite');
  store.set(currentRoleAtom, role);
  return role;
}
