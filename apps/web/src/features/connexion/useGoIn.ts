import { PATHS } from '@habilis/api/page/paths';
import type { Account } from '@habilis/api/session/Account';
import { useNavigate } from 'react-router';
import { wholeRead } from '../../layout/wholeRead.ts';
import { loadAccount } from '../../session/loadAccount.ts';

// Read once somebody is in: the first page need not hold it.
export const landingOf = async (account: Account) =>
  (await wholeRead(() => import('../../session/landingPath.ts'))).landingPath(account);

/** Leads who has just signed in where their account belongs; `startAgain` is for an account that could not be read. */
export function useGoIn(): (startAgain?: () => void) => Promise<void> {
  const navigate = useNavigate();
  return async (startAgain) => {
    const account = await loadAccount({ isFresh: true }).catch(() => undefined);
    if (account === undefined) startAgain?.();
    else await navigate(await landingOf(account).catch(() => PATHS.accueil));
  };
}
