import { getDefaultStore } from 'jotai';
import { accountAtom, currentRoleAtom } from './atoms.ts';
import { loadAccount } from './loadAccount.ts';

/** Reads the account again, and updates the current role. */
export async function reloadRole(roleId: number): Promise<void> {
  const account = await loadAccount({ isFresh: true });
  const store = getDefaultStore();
  store.set(accountAtom, account);
  store.set(currentRoleAtom, account.roles.find(({ id }) => id === roleId) ?? null);
}
