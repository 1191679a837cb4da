import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.ts';

export type Secrets = Pick<Config, 'tokenSecret' | 'formerTokenSecret'>;

/** A kind of address that names a row with a seal that nobody else can make. */
export type AdresseScellee = {
  /** The address for a row, made of the one where answers are heard. */
  readonly of: (secrets: Pick<Secrets, 'tokenSecret'>, email: string, id: number) => string;
  /** The row that an address names; null when its seal is not ours, with the present secret or the one before. */
  readonly read: (secrets: Secrets, address: string) => number | null;
};

/** Hexadecimal digits: mail servers may change the case of an address, and its first part has 64 signs at most (RFC 5321). */
const SEAL_LENGTH = 20;

/** Where the sealed part of an address begins and ends, whatever its kind. */
export const SEALED = /\+r?[1-9]\d{0,9}-[0-9a-f]{20}@/giu;

/** The addresses of one kind: `mark` is a letter before the id or nothing, and `sealed` what their seal is over, beside the id. */
export function adresseScellee(mark: 'r' | '', sealed: string): AdresseScellee {
  const shape = new RegExp(`\\+${mark}([1-9]\\d{0,9})-([0-9a-f]{${SEAL_LENGTH}})@`, 'iu');
  const sealOf = (secret: Uint8Array, id: number): string =>
    createHmac('sha256', secret).update(`${sealed}:${id}`).digest('hex').slice(0, SEAL_LENGTH);
  return {
    of: ({ tokenSecret }, email, id) => {
      const at = email.lastIndexOf('@');
      return `${email.slice(0, at)}+${mark}${id}-${sealOf(tokenSecret, id)}${email.slice(at)}`;
    },
    read: ({ tokenSecret, formerTokenSecret }, address) => {
      const [, id, seal] = shape.exec(address) ?? [];
      if (id === undefined || seal === undefined) return null;
      const given = Buffer.from(seal.toLowerCase());
      const secrets = formerTokenSecret === null ? [tokenSecret] : [tokenSecret, formerTokenSecret];
      const isOurs = secrets.some((secret) => timingSafeEqual(Buffer.from(sealOf(secret, Number(id))), given));
      return isOurs ? Number(id) : null;
    },
  };
}
