import { expect, test } from 'vitest';
import { DEVICE_COOKIE, knownDevice, markDevice } from './deviceMarks.ts';

const secretOf = (text: string) => new TextEncoder().encode(text.padEnd(32, '.'));
type Secrets = Parameters<typeof knownDevice>[0];
const before: Secrets = { tokenSecret: secretOf('hier'), formerTokenSecret: null };
const secrets: Secrets = { tokenSecret: secretOf('aujourd’hui'), formerTokenSecret: secretOf('hier') };
const now = new Date('2026-11-20T10:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

const setCookie = (personneId: number, held?: string, of = secrets, isSecure = true) =>
  markDevice(of, held, { personneId, isSecure, now });
const valueOf = (text: string) => new RegExp(`^${DEVICE_COOKIE}=([^;]*)`).exec(text)?.[1] ?? '';
const known = (cookie: string | undefined, personneId: number, at = now, of = secrets) =>
  knownDevice(of, cookie, personneId, at) !== undefined;

test('[S820] a device is known for the person who signed in from it, for half a year, and for nobody else', () => {
  const cookie = valueOf(setCookie(7));
  expect([known(cookie, 7), known(cookie, 8), known(undefined, 7), known('', 7)]).toEqual([true, false, false, false]);
  expect(known(cookie, 7, new Date(now.getTime() + 179 * DAY_MS))).toBe(true);
  expect(known(cookie, 7, new Date(now.getTime() + 180 * DAY_MS))).toBe(false);
  for (const forged of [cookie.slice(1), `${cookie.slice(0, -1)}A`, cookie.replace('.', '.0'), '~~~', 'a.b.c'])
    expect([forged, known(forged, 7)]).toEqual([forged, forged === cookie]);
});

test('[S820] a mark holds under the secret before, and each sign-in makes a new one under the one in force', () => {
  const cookie = valueOf(setCookie(7, undefined, before));
  expect(known(cookie, 7)).toBe(true);
  expect(known(cookie, 7, now, { ...secrets, formerTokenSecret: null })).toBe(false);
  const renewed = valueOf(setCookie(7, cookie));
  expect(renewed.split('~')).toHaveLength(1);
  expect(known(renewed, 7, now, { ...secrets, formerTokenSecret: null })).toBe(true);
  expect(knownDevice(secrets, renewed, 7, now)).not.toBe(knownDevice(secrets, cookie, 7, now));
});

test('[S820] a shared device knows its last five people', () => {
  let cookie: string | undefined;
  for (const personneId of [1, 2, 3, 2, 4, 5, 6]) cookie = valueOf(setCookie(personneId, cookie));
  expect([1, 2, 3, 4, 5, 6].map((personneId) => known(cookie, personneId))).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
});

test('[S820] the cookie goes with a sign-in alone, is read by no script and crosses no site', () => {
  expect(setCookie(7)).toMatch(/; Path=\/api\/authenticate; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/);
  expect(setCookie(7, undefined, secrets, false)).toMatch(/; SameSite=Strict$/);
});
