import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Habilis';
/** RFC 4226 asks for 160 bits. */
const SECRET_BYTES = 20;
/** One period on each side: the telephone's clock may differ from ours (RFC 6238, 5.2). */
const WINDOW = 1;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret) });

/** A new secret for an application, in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The URI that an application reads from a QR code. */
export const uriOf = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The time step of a valid code; null for a wrong one or one already used (SF2). */
export function stepOf(secret: string, code: string, now: Date, lastStep: number): number | null {
  const totp = totpOf(secret, ISSUER);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return null;
  const step = totp.counter({ timestamp }) + delta;
  return step > lastStep ? step : null;
}
