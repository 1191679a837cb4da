/** Longest fragment that is read: more than any signed payload (some 250 digits); converting a longer number would only cost time. */
const MOST_DIGITS = 1000;

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Bytes as one decimal number, the densest text that a URL and the numeric mode of a QR code allow; the first byte must not be 0 (decision 0089). */
export function fragmentOf(bytes: Uint8Array): string {
  if (bytes.length === 0 || bytes[0] === 0) throw new RangeError('le premier octet serait perdu');
  return BigInt(`0x${hexOf(bytes)}`).toString();
}

/** The bytes of a decimal number; null for any other text. */
export function readFragment(digits: string): Uint8Array<ArrayBuffer> | null {
  if (digits.length > MOST_DIGITS || !/^[1-9][0-9]*$/.test(digits)) return null;
  const hex = BigInt(digits).toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Uint8Array.from(even.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The address that a certificat's QR code holds: capitals and digits alone, which a QR code writes in the fewest modules (rules/certificats#code; C10). */
export const urlOfCertificat = (siteUrl: string, signed: Uint8Array): string =>
  `${siteUrl.toUpperCase()}/CERTIFICAT#${fragmentOf(signed)}`;
