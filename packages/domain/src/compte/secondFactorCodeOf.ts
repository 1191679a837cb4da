/** How many recovery codes a person is given, and of how many signs each (SF3). */
export const RECOVERY_CODES = { count: 10, length: 10 } as const;
/** The characters of a recovery code, without those that look alike. */
export const RECOVERY_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A parsed code: from an authenticator application, or a recovery code. */
export type SecondFactorCode = { readonly genre: 'application' | 'secours'; readonly code: string };

const APPLICATION = /^\d{6}$/;
const RECOVERY = new RegExp(`^[${RECOVERY_SIGNS}]{${RECOVERY_CODES.length}}$`);

/** Parses a typed second factor, ignoring spaces and case; null when it can be no code (SF8). */
export function secondFactorCodeOf(typed: string): SecondFactorCode | null {
  const code = typed.replaceAll(/[\s-]/g, '').toLowerCase();
  if (APPLICATION.test(code)) return { genre: 'application', code };
  return RECOVERY.test(code) ? { genre: 'secours', code } : null;
}
