import { hash } from '@node-rs/argon2';

// A hash tells its own cost: the smallest one, since the cast signs in thousands of times.
const COST = { memoryCost: 64, timeCost: 1, parallelism: 1 } as const;

/** Password of every test account. */
export const TEST_PASSWORD = 'Un-mot-de-passe-de-test-1';

let sharedHash: Promise<string> | undefined;
/** The test password's hash, computed once per worker. */
export const testPasswordHash = (): Promise<string> => (sharedHash ??= hash(TEST_PASSWORD, COST));
