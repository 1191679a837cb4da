import { createHmac } from 'node:crypto';
import { maskEmail } from '@habilis/domain/compte/maskEmail';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const ENDINGS = ['fr', 'fr', 'fr', 'com', 'org', 'net'];

/**
 * The masked address that a mail was sent to. An identifier that nobody has gets one too, always the same, so that the answer does not tell
 * which identifiers exist (CO9).
 */
export function maskedAddressOf(secret: Uint8Array, typed: string, email: string | undefined): string {
  // Lower case, as an account's address is stored; the mask is of what was typed, so a merged account does not reveal the other's address.
  if (typed.includes('@')) return maskEmail(typed.toLowerCase());
  if (email !== undefined) return maskEmail(email);
  const [one = 0, two = 0, three = 0] = createHmac('sha256', secret).update(`adresse:${typed.toUpperCase()}`).digest();
  const letter = (byte: number) => LETTERS.charAt(byte % LETTERS.length);
  return maskEmail(`${letter(one)}@${letter(two)}.${ENDINGS[three % ENDINGS.length] ?? 'fr'}`);
}
