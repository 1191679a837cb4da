const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Bytes in base 58 of Bitcoin, with the letter that says so (Multibase `z`). */
export function base58(bytes: Uint8Array): string {
  let left = BigInt(`0x0${Buffer.from(bytes).toString('hex')}`);
  let text = '';
  while (left > 0n) {
    text = `${ALPHABET.charAt(Number(left % 58n))}${text}`;
    left /= 58n;
  }
  // A number loses its leading zeros: each is one first letter.
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return `z${ALPHABET.charAt(0).repeat(zeros === -1 ? bytes.length : zeros)}${text}`;
}

/** What says before the bytes of a public key that it is one of Ed25519 (Multicodec). */
const ED25519 = Uint8Array.of(0xed, 0x01);

/** A public Ed25519 key as a Multikey writes it. */
export const multikey = (raw: Uint8Array): string => base58(Uint8Array.of(...ED25519, ...raw));
