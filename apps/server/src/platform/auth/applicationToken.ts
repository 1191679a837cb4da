import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const PREFIX = 'hbj_';
const SHAPE = /^hbj_([\w-]{43})([\w-]{22})$/;
const RANDOM_BYTES = 32;
const MARK_BYTES = 16;

/** The hash under which a token or a secret of full entropy is stored. */
export const empreinteOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const markOf = (random: string, key: Uint8Array): Buffer =>
  createHmac('sha256', key).update(`application-jeton.${random}`).digest().subarray(0, MARK_BYTES);

/** A new token of an application: it says nothing, and bears our mark, so that one made up costs no look at the database. */
export function newApplicationToken(key: Uint8Array): string {
  const random = randomBytes(RANDOM_BYTES).toString('base64url');
  return `${PREFIX}${random}${markOf(random, key).toString('base64url')}`;
}

/** Whether a text is a token of an application that we once gave; the database tells whether it still lives. */
export function isApplicationToken(text: string, key: Uint8Array): boolean {
  const [, random, mark] = SHAPE.exec(text) ?? [];
  return (
    random !== undefined && mark !== undefined && timingSafeEqual(Buffer.from(mark, 'base64url'), markOf(random, key))
  );
}
