import { cbc } from '@noble/ciphers/aes.js';
import { md5 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { type Lock, lockOf } from './lockOf.ts';

/** What an empty password is filled up with. */
const PADDING = hexToBytes('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a');

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/** RC4, which today's libraries no longer offer; it opens nothing here, it only compares. */
function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number): number => state[index & 0xff] ?? 0;
  const swap = (one: number, other: number) => {
    const kept = at(one);
    state[one & 0xff] = at(other);
    state[other & 0xff] = kept;
  };
  for (let index = 0, other = 0; index < 256; index++) {
    other = (other + at(index) + (key[index % key.length] ?? 0)) & 0xff;
    swap(index, other);
  }
  let [one, other] = [0, 0];
  return data.map((byte) => {
    one = (one + 1) & 0xff;
    other = (other + at(one)) & 0xff;
    swap(one, other);
    return byte ^ at(at(one) + at(other));
  });
}

/** Whether an empty password opens a lock of 40 to 128 bits (algorithms 2, 4 and 5). */
function opensOld({ revision, length, owner, user, permissions, hasSecretMetadata, id }: Lock): boolean {
  const allowed = new Uint8Array(4);
  new DataView(allowed.buffer).setInt32(0, permissions | 0, true);
  const clear = revision >= 4 && !hasSecretMetadata ? new Uint8Array(4).fill(0xff) : new Uint8Array();
  const size = revision === 2 ? 5 : revision >= 4 ? 16 : Math.min(16, Math.max(5, length));
  let key: Uint8Array = md5(concatBytes(PADDING, owner.subarray(0, 32), allowed, id, clear));
  if (revision >= 3) for (let turn = 0; turn < 50; turn++) key = md5(key.subarray(0, size));
  key = key.subarray(0, size);
  if (revision === 2) return isSame(rc4(key, PADDING), user.subarray(0, 32));
  let made: Uint8Array = md5(concatBytes(PADDING, id));
  for (let turn = 0; turn < 20; turn++)
    made = rc4(
      key.map((byte) => byte ^ turn),
      made,
    );
  return isSame(made, user.subarray(0, 16));
}

/** The hash of an empty password in a lock of 256 bits (algorithm 2.B). */
function hardened(salt: Uint8Array): Uint8Array {
  let key: Uint8Array = sha256(salt);
  for (let turn = 0, last = 0; turn < 64 || last > turn - 32; turn++) {
    const cipher = cbc(key.subarray(0, 16), key.subarray(16, 32), { disablePadding: true });
    const made = cipher.encrypt(concatBytes(...Array.from({ length: 64 }, () => key)));
    const rest = made.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = rest === 0 ? sha256(made) : rest === 1 ? sha384(made) : sha512(made);
    last = made.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** Whether a PDF opens only with a password that somebody must type; what cannot be told is not (V35). */
export function asksPassword(bytes: Uint8Array): boolean {
  const lock = lockOf(bytes);
  if (lock === null) return false;
  // A lock by certificates opens for those whom it names.
  if (lock.filter !== 'Standard') return lock.filter !== '';
  const { revision, user } = lock;
  if (revision >= 2 && revision <= 4) return !opensOld(lock);
  const salt = user.subarray(32, 40);
  if (revision === 5) return !isSame(sha256(salt), user.subarray(0, 32));
  return revision === 6 && !isSame(hardened(salt), user.subarray(0, 32));
}
