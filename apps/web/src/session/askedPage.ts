import type { Role } from '@habilis/api/role/Role';
import type { Account } from '@habilis/api/session/Account';
import { atom, getDefaultStore } from 'jotai';
import { homePath } from './homePath.ts';
import { roleFor } from './roleFor.ts';
import { tryStorage } from './tryStorage.ts';

/** Why the sign-in page stands there: a guest asked for a page, a session ended, or the account could not be checked. */
export type SignInReason = 'demandee' | 'terminee' | 'non-verifiee';
/** What led this tab to the sign-in page; `path` is where one goes on once signed in, empty for one's home. */
export type AskedPage = { readonly reason: SignInReason; readonly path: string };

const KEY = 'habilis-page-demandee';
/** In milliseconds: a new password is chosen from a mail, in another tab, so the asked page is kept for it this long. */
const HANDED_OVER_MS = 24 * 3_600_000;

/** The pages that want an account. No address says where to go after sign-in: the app keeps a path of these, and follows no other. */
const PAGE = String.raw`\/(?:[A-Z]{1,3}\/\d+|compte)(?:[/?#].*)?`;
const WANTS_ACCOUNT = new RegExp(`^${PAGE}$`);
const KEPT = new RegExp(`^(demandee|terminee|non-verifiee) ((?:${PAGE})?)$`);
const HANDED_OVER = new RegExp(`^(\\d+) (${PAGE})$`);

function read(): AskedPage | null {
  const kept = KEPT.exec(tryStorage(() => sessionStorage.getItem(KEY)) ?? '');
  return kept === null ? null : { reason: kept[1] as SignInReason, path: kept[2] ?? '' };
}

/** What led this tab to the sign-in page, null when one came by oneself. */
export const askedPageAtom = atom(read());

const store = getDefaultStore();

function keep(asked: AskedPage | null): void {
  store.set(askedPageAtom, asked);
  tryStorage(() =>
    asked === null ? sessionStorage.removeItem(KEY) : sessionStorage.setItem(KEY, `${asked.reason} ${asked.path}`),
  );
}

/** Keeps why the sign-in page comes, and the page in whose place it does; one kept before stays when this one wants no account. */
export const askSignIn = (reason: SignInReason, path: string): void =>
  keep({ reason, path: WANTS_ACCOUNT.test(path) ? path : (store.get(askedPageAtom)?.path ?? '') });

export const forgetAskedPage = (): void => keep(null);

/** Lets the tab of the next mail go on to the page that this one was asked for. */
export function handOverAskedPage(now: number): void {
  const path = store.get(askedPageAtom)?.path ?? '';
  if (path !== '') tryStorage(() => localStorage.setItem(KEY, `${now} ${path}`));
}

/** Takes the page that another tab was asked for before a new password was. */
export function takeOverAskedPage(now: number): void {
  const [, at = '', path] = HANDED_OVER.exec(tryStorage(() => localStorage.getItem(KEY)) ?? '') ?? [];
  tryStorage(() => localStorage.removeItem(KEY));
  if (path !== undefined && now - Number(at) < HANDED_OVER_MS) askSignIn('demandee', path);
}

/** Whether a page is of one of these roles, or of no role. */
function isOfOneOf(roles: readonly Role[], path: string): boolean {
  const [, code = '', roleId = ''] = path.split(/[/?#]/);
  return code === 'compte' || roleFor(roles, code, roleId) !== undefined;
}

/** Where a person goes on after signing in: to what must come first, then to the page that was asked for when it is of a role of theirs, else home. */
export function landingPath(account: Account): string {
  const path = store.get(askedPageAtom)?.path ?? '';
  const home = homePath(account);
  if (!account.personalDataValidated || account.secondFacteurAttendu) return home;
  forgetAskedPage();
  return path !== '' && isOfOneOf(account.roles, path) ? path : home;
}
