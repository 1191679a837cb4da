import type { Role } from '@habilis/api/role/Role';
import type { Account } from '@habilis/api/session/Account';
import { getDefaultStore } from 'jotai';
import { currentTexts } from '../messages/texts.ts';
import { addToast, FAILURE_LIFE_MS } from '../messages/toasts.ts';
import { type AskedPage, askedPageAtom, forgetAskedPage } from './askedPage.ts';
import { homePath } from './homePath.ts';
import { keptPages } from './keptPages.ts';
import { roleFor } from './roleFor.ts';

/** Whether a page belongs to one of these roles, or to no role. One that a session left open when it ended is of that very role: another person's of the same kind does not read it. */
function isOfOneOf(roles: readonly Role[], { reason, path }: AskedPage): boolean {
  const [, code = '', roleId = ''] = path.split(/[/?#]/);
  if (code === 'compte' || code === 'bienvenue') return true;
  const role = roleFor(roles, code, roleId);
  return role !== undefined && (reason === 'demandee' || String(role.id) === roleId);
}

/** Tells on the page that is led to: before it stands, as its arrival would outlive the usual three seconds. */
function tellWith(what: 'roles.autre-page' | 'roles.saisie-gardee', path: string): string {
  const t = currentTexts();
  addToast({ severity: 'info', summary: t(what), detail: t(`${what}-detail`), life: FAILURE_LIFE_MS });
  return path;
}

/** Where to go after sign-in: first to a mandatory step, then to the asked page if it belongs to one of the person's roles, else home, with a word why. */
export function landingPath(account: Account): string {
  const asked = getDefaultStore().get(askedPageAtom);
  const home = homePath(account);
  if (!account.personalDataValidated || account.secondFacteurAttendu) return home;
  forgetAskedPage();
  if (asked === null || asked.path === '') return home;
  const [page = ''] = asked.path.split(/[?#]/);
  if (!isOfOneOf(account.roles, asked)) return tellWith('roles.autre-page', home);
  return keptPages.has(`${account.habilisId} ${page}`) ? tellWith('roles.saisie-gardee', asked.path) : asked.path;
}
