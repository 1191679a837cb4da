import { randomBytes } from 'node:crypto';
import type { Config } from '../../config.ts';
import { fingerprintOf, isFingerprint } from './sealed.ts';

type Secrets = Pick<Config, 'tokenSecret' | 'formerTokenSecret'>;

/** The cookie by which a device shows who signed in from it before; it gives no access (decision 0051). */
export const DEVICE_COOKIE = 'HABILIS-APPAREIL';
/** Sent only with the sign-in. */
const PATH = '/api/authenticate';
const LIFE_SECONDS = 180 * 24 * 60 * 60;
/** A device shared by more people than this keeps the latest marks. */
const MAX_MARKS = 5;

const textOf = (personneId: number, name: string, madeAt: string): string => `marque:${personneId}:${name}:${madeAt}`;

const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1000);

const marksIn = (cookie: string | undefined): string[] =>
  cookie === undefined || cookie === '' ? [] : cookie.split('~').slice(0, MAX_MARKS);

/** The device's name in a valid mark made here for this person. */
function nameIn(secrets: Secrets, mark: string, personneId: number, now: Date): string | undefined {
  const [name = '', madeAt = '', sealed = ''] = mark.split('.');
  if (!isFingerprint(secrets, sealed, textOf(personneId, name, madeAt))) return undefined;
  return secondsOf(now) - Number.parseInt(madeAt, 36) < LIFE_SECONDS ? name : undefined;
}

/** The name under which a person's attempts from a known device are counted; undefined for an unknown one. */
export function knownDevice(
  secrets: Secrets,
  cookie: string | undefined,
  personneId: number,
  now: Date,
): string | undefined {
  // Every mark is checked, whoever it belongs to.
  const [name] = marksIn(cookie).flatMap((mark) => nameIn(secrets, mark, personneId, now) ?? []);
  return name;
}

/** The cookie after a sign-in: a new name for this person, under the current secret, and the others' marks kept. */
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
