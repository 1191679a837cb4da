import { exampleServerProperties } from '@habilis/api/mocks/fixtures/exampleServerProperties';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverPropertiesAtom } from '../boot/serverPropertiesAtom.ts';
import { clearToken, readTokenExpiry, RefusedCookieError, storeToken, UnsafeOriginError } from './token.ts';

const token = { id_token: 'jeton', validity: 3600 };
const document = { cookie: '' };

beforeEach(() => {
  document.cookie = '';
  vi.stubGlobal('document', document);
  vi.stubGlobal('localStorage', { setItem: () => undefined });
});
afterEach(() => void vi.unstubAllGlobals());

function openAt(address: string, environment: 'demonstration' | 'production'): void {
  vi.stubGlobal('location', new URL(address));
  getDefaultStore().set(serverPropertiesAtom, exampleServerProperties({ environment }));
}

test('over https, and on this machine, the token is kept in a secure cookie', () => {
  for (const address of ['https://habilis.fr/connexion', 'http://localhost:3000/connexion']) {
    openAt(address, 'production');
    storeToken(token);
    expect(document.cookie).toBe('habilis-token=jeton; Path=/; SameSite=Strict; Secure');
  }
});

test('over plain http the demonstration keeps it without `Secure`, and production refuses it', () => {
  openAt('http://10.0.0.4:3000/connexion', 'demonstration');
  storeToken(token);
  expect(document.cookie).toBe('habilis-token=jeton; Path=/; SameSite=Strict');
  document.cookie = '';
  openAt('http://10.0.0.4:3000/connexion', 'production');
  expect(() => storeToken(token)).toThrow(UnsafeOriginError);
  expect(document.cookie).toBe('');
});

test('a browser that keeps no cookie is told so, rather than sent back to sign in without a word', () => {
  openAt('https://habilis.fr/connexion', 'production');
  vi.stubGlobal(
    'document',
    Object.freeze({
      set cookie(_ignored: string) {},
      get cookie() {
        return '';
      },
    }),
  );
  expect(() => storeToken(token)).toThrow(RefusedCookieError);
});

test('without local storage a session goes on, its end unknown', () => {
  openAt('https://habilis.fr/connexion', 'production');
  vi.stubGlobal('localStorage', undefined);
  storeToken(token);
  expect(document.cookie).toContain('habilis-token=jeton');
  expect(readTokenExpiry()).toBe(0);
  expect(clearToken).not.toThrow();
});
