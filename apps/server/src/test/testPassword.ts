import { hashPassword } from '../platform/auth/passwords.ts';

/** Password of every test account. */
export const TEST_PASSWORD = 'Un-mot-de-passe-de-test-1';

let sharedHash: Promise<string> | undefined;
/** The test password's hash, computed once per test file. */
export const testPasswordHash = (): Promise<string> => (sharedHash ??= hashPassword(TEST_PASSWORD));
