import { personneOf } from '@habilis/api/client/personneOf';
import { atom, getDefaultStore } from 'jotai';
import { serverPropertiesAtom } from '../boot/serverPropertiesAtom.ts';
import { readCookie, TOKEN_COOKIE } from './cookies.ts';
import { tryStorage } from './tryStorage.ts';

const EXPIRY = 'habilis-token-expiry';

/** Changes at each sign-in and sign-out, so that screens update. */
export const sessionChangeAtom = atom(0);

/** The token of the session, null when signed out. */
export const readToken = (): string | null => readCookie(TOKEN_COOKIE) || null;

/** Who is signed in, as their token says; null for a guest. */
export function signedIn(): string | null {
  const token = readToken();
  return token === null ? null : personneOf(token);
}

/** When the token ends, in epoch milliseconds of this clock; 0 when unknown. */
export const readTokenExpiry = (): number => Number(tryStorage(() => localStorage.getItem(EXPIRY)) ?? 0);

const changed = () => getDefaultStore().set(sessionChangeAtom, (count) => count + 1);

/** Thrown when a token would travel in clear: production must use https. */
export class UnsafeOriginError extends Error {
  constructor() {
    super('jeton : http');
  }
}

/** Thrown when the browser keeps no cookie, so no session is possible. */
export class RefusedCookieError extends Error {
  constructor() {
    super('jeton : témoin');
  }
}

/** Keeps a token in its session cookie and its end in local storage; in production, refuses an origin where `Secure` cannot hold (rules/wire#token). */
export function storeToken({ id_token, validity }: { id_token: string; validity: number }): void {
  const isSafe = location.protocol === 'https:' || location.hostname === 'localhost';
  if (!isSafe && getDefaultStore().get(serverPropertiesAtom)?.environment === 'production')
    throw new UnsafeOriginError();
  document.cookie = `${TOKEN_COOKIE}=${id_token}; Path=/; SameSite=Strict${isSafe ? '; Secure' : ''}`;
  if (readToken() !== id_token) throw new RefusedCookieError();
  tryStorage(() => localStorage.setItem(EXPIRY, String(Date.now() + validity * 1000)));
  changed();
}

/** Forgets the token, in this tab and, through local storage, in the others. */
export function clearToken(): void {
  document.cookie = `${TOKEN_COOKIE}=; Path=/; SameSite=Strict; Max-Age=0`;
  tryStorage(() => localStorage.removeItem(EXPIRY));
  changed();
}

/** Calls back when another tab signs out, or keeps a new token. */
export function onTokenChangedElsewhere(callback: (isSignedIn: boolean) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === EXPIRY) callback(event.newValue !== null);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
