import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';

hashes.sha512 = sha512;

/** Whether an Ed25519 key signed bytes, computed by a script. */
export function verifyByScript(key: Uint8Array, charge: Uint8Array, signature: Uint8Array): boolean {
  try {
    return verify(signature, charge, key);
  } catch {
    // The script throws at a key or a signature that is no point of the curve.
    return false;
  }
}
