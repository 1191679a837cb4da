import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../config.ts';

type Secrets = Pick<Config, 'tokenSecret' | 'formerTokenSecret'>;

/** Hexadecimal digits: mail servers may change the case of an address, and its first part has 64 signs at most (RFC 5321). */
const SEAL_LENGTH = 20;
const SHAPE = /\+([1-9]\d{0,9})-([0-9a-f]{20})@/iu;

const sealOf = (secret: Uint8Array, messageId: number): string =>
  createHmac('sha256', secret).update(`fil-support:${messageId}`).digest('hex').slice(0, SEAL_LENGTH);

/** The address to which the sender of a thread answers: that of the answers, with a seal that nobody else can make. */
export function adresseDuFil({ tokenSecret }: Pick<Secrets, 'tokenSecret'>, email: string, messageId: number): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at)}+${messageId}-${sealOf(tokenSecret, messageId)}${email.slice(at)}`;
}

/** The thread that an address names; null when its seal is not ours, with the present secret or the one before. */
export function filDeLAdresse({ tokenSecret, formerTokenSecret }: Secrets, address: string): number | null {
  const [, id, seal] = SHAPE.exec(address) ?? [];
  if (id === undefined || seal === undefined) return null;
  const given = Buffer.from(seal.toLowerCase());
  const secrets = formerTokenSecret === null ? [tokenSecret] : [tokenSecret, formerTokenSecret];
  const isOurs = secrets.some((secret) => timingSafeEqual(Buffer.from(sealOf(secret, Number(id))), given));
  return isOurs ? Number(id) : null;
}
