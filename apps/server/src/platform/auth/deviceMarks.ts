import { randomBytes } from 'node:crypto';
import type { Config } from '../../config.ts';
import { fingerprintOf, isFingerprint } from './sealed.ts';

type Secrets = Pick<Config, 'tokenSecret' | 'formerTokenSecret'>;

/** The cookie that tells a device which has signed in before; it opens nothing (decision 0051). */
export const DEVICE_COOKIE = 'HABILIS-APPAREIL';
/** Sent with a sign-in and with nothing else. */
const PATH = '/api/authenticate';
const LIFE_SECONDS = 180 * 24 * 60 * 60;
/** A device that several people share keeps the marks of the last of them. */
const MAX_MARKS = 5;

const textOf = (personneId: number, name: string, madeAt: string): string => `marque:${personneId}:${name}:${madeAt}`;

const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1000);

const marksIn = (cookie: string | undefined): string[] =>
  cookie === undefined || cookie === '' ? [] : cookie.split('~').slice(0, MAX_MARKS);

/** The name of the device in a mark that was made here for this person and still holds. */
function nameIn(secrets: Secrets, mark: string, personneId: number, now: Date): string | undefined {
  const [name = '', madeAt = '', sealed = ''] = mark.split('.');
  if (!isFingerprint(secrets, sealed, textOf(personneId, name, madeAt))) return undefined;
  return secondsOf(now) - Number.parseInt(madeAt, 36) < LIFE_SECONDS ? name : undefined;
}

/** The name under which the attempts of a device are counted for a person who has signed in from it, undefined for any other. */
export function knownDevice(
  secrets: Secrets,
  cookie: string | undefined,
  personneId: number,
  now: Date,
): string | undefined {
  // Each mark is looked at, whoever it is of.
  const [name] = marksIn(cookie).flatMap((mark) => nameIn(secrets, mark, personneId, now) ?? []);
  return name;
}

/** The cookie of a device from which a person has just signed in, the others' marks kept: a new name each time, under the secret in force. */
export function markDevice(
  secrets: Secrets,
  cookie: string | undefined,
  { personneId, isSecure, now }: { readonly personneId: number; readonly isSecure: boolean; readonly now: Date },
): string {
  const name = randomBytes(16).toString('base64url');
  const madeAt = secondsOf(now).toString(36);
  const mark = [name, madeAt, fingerprintOf(secrets, textOf(personneId, name, madeAt))].join('.');
  const others = marksIn(cookie).filter((one) => nameIn(secrets, one, personneId, now) === undefined);
  const value = [mark, ...others].slice(0, MAX_MARKS).join('~');
  return `${DEVICE_COOKIE}=${value}; Path=${PATH}; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}
