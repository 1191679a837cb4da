import { randomBytes } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { fingerprintOf, isFingerprint } from '../../../platform/auth/sealed.ts';

type Secrets = Pick<Config, 'tokenSecret' | 'formerTokenSecret'>;

const SHAPE = /^([1-9]\d{0,8})-[\w-]{43}$/;
const BYTES = 32;

const sealed = (cle: string): string => `calendrier:${cle}`;

/** A new key of the calendar of a role, and the seal that is kept in its place. */
export function newCle(secrets: Secrets, roleId: number): { readonly cle: string; readonly empreinte: string } {
  const cle = `${roleId}-${randomBytes(BYTES).toString('base64url')}`;
  return { cle, empreinte: fingerprintOf(secrets, sealed(cle)) };
}

/** The role that a key names, before anything says that the key is right; null for what is no key. */
export const roleIdOfCle = (cle: string): number | null => {
  const id = SHAPE.exec(cle)?.[1];
  return id === undefined ? null : Number(id);
};

/** Whether a key is the one of a seal. */
export const isCleOf = (secrets: Secrets, empreinte: string, cle: string): boolean =>
  isFingerprint(secrets, empreinte, sealed(cle));
