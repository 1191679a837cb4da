import type { Role } from '@habilis/api/role/Role';
import type { Account } from '@habilis/api/session/Account';
import { getDefaultStore } from 'jotai';
import { currentTexts } from '../messages/texts.ts';
import { addToast, FAILURE_LIFE_MS } from '../messages/toasts.ts';
import { type AskedPage, askedPageAtom, forgetAskedPage } from './askedPage.ts';
import { homePath } from './homePath.ts';
import { roleFor } from './roleFor.ts';

/** Whether a page belongs to one of these roles, or to no role. One that a session left open when it ended is of that very role: another person's of the same kind does not read it. */
function isOfOneOf(roles: readonly Role[], { reason, path }: AskedPage): boolean {
  const [, code = '', roleId = ''] = path.split(/[/?#]/);
  if (code === 'compte') return true;
  const role = roleFor(roles, code, roleId);
  return role !== undefined && (reason === 'demandee' || String(role.id) === roleId);
}

/** Where to go after sign-in: first to a mandatory step, then to the asked page if it belongs to one of the person's roles, else home, with a word why. */
export function landingPath(account: Account): string {
  const asked = getDefaultStore().get(askedPageAtom);
  const home = homePath(account);
  if (!account.personalDataValidated || account.secondFacteurAttendu) return home;
  forgetAskedPage();
  if (asked === null || asked.path === '') return home;
  if (isOfOneOf(account.roles, asked)) return asked.path;
  const t = currentTexts();
  // It is told before the home stands, whose arrival would outlive the usual three seconds.
  const told = { summary: t('roles.autre-page'), detail: t('roles.autre-page-detail') };
  addToast({ severity: 'info', ...told, life: FAILURE_LIFE_MS });
  return home;
}
