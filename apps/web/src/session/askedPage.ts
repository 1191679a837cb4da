import { atom, getDefaultStore } from 'jotai';
import { tryStorage } from './tryStorage.ts';

/** Why the sign-in page shows: a guest asked for a page, a session ended, or the account could not be checked. */
export type SignInReason = 'demandee' | 'terminee' | 'non-verifiee';
/** What led this tab to the sign-in page; `path` is where to go after sign-in, empty for the home. */
export type AskedPage = { readonly reason: SignInReason; readonly path: string };

/** The name under which a browser keeps it. */
export const KEY = 'habilis-page-demandee';

/** The pages that need an account. No address says where to go after sign-in: the app keeps a path of these, and follows no other. */
export const PAGE = String.raw`\/(?:[A-Z]{1,3}\/\d+|compte|bienvenue)(?:[/?#].*)?`;
const WANTS_ACCOUNT = new RegExp(`^${PAGE}$`);
const KEPT = new RegExp(`^(demandee|terminee|non-verifiee) ((?:${PAGE})?)$`);

function read(): AskedPage | null {
  const kept = KEPT.exec(tryStorage(() => sessionStorage.getItem(KEY)) ?? '');
  return kept === null ? null : { reason: kept[1] as SignInReason, path: kept[2] ?? '' };
}

/** What led this tab to the sign-in page, null when the person came directly. */
export const askedPageAtom = atom(read());

const store = getDefaultStore();

function keep(asked: AskedPage | null): void {
  store.set(askedPageAtom, asked);
  tryStorage(() =>
    asked === null ? sessionStorage.removeItem(KEY) : sessionStorage.setItem(KEY, `${asked.reason} ${asked.path}`),
  );
}

/** Keeps why the sign-in page shows and which page it replaces; a page kept earlier stays when this one needs no account. */
export const askSignIn = (reason: SignInReason, path: string): void =>
  keep({ reason, path: WANTS_ACCOUNT.test(path) ? path : (store.get(askedPageAtom)?.path ?? '') });

export const forgetAskedPage = (): void => keep(null);
