/** How many recovery codes a person is given, and of how many signs each (SF3). */
export const RECOVERY_CODES = { count: 10, length: 10 } as const;
/** The signs of a recovery code: none is mistaken for another. */
export const RECOVERY_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A code as it was understood: of an authenticator application, or one of those kept for a loss. */
export type SecondFactorCode = { readonly genre: 'application' | 'secours'; readonly code: string };

const APPLICATION = /^\d{6}$/;
const RECOVERY = new RegExp(`^[${RECOVERY_SIGNS}]{${RECOVERY_CODES.length}}$`);

/** What is typed as a second factor, however it is spaced or capitalised; null when it can be no code (SF8). */
export function secondFactorCodeOf(typed: string): SecondFactorCode | null {
  const code = typed.replaceAll(/[\s-]/g, '').toLowerCase();
  if (APPLICATION.test(code)) return { genre: 'application', code };
  return RECOVERY.test(code) ? { genre: 'secours', code } : null;
}
