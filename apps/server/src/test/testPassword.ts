import { hashPassword } from '../platform/auth/passwords.ts';

/** Password of every account that a test creates. */
export const TEST_PASSWORD = 'Un-mot-de-passe-de-test-1';

let sharedHash: Promise<string> | undefined;
/** The hash of the test password, made once for a test file. */
export const testPasswordHash = (): Promise<string> => (sharedHash ??= hashPassword(TEST_PASSWORD));
