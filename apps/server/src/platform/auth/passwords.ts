import { hash, verify } from '@node-rs/argon2';

// OWASP's minimum for argon2id: 19 MiB, 2 passes, 1 lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Unifies accents that keyboards encode in two ways (NIST SP 800-63B, 5.1.1.2). */
const written = (password: string): string => password.normalize('NFKC');

/** Hashes a password as a PHC string of argon2id. */
export const hashPassword = (password: string): Promise<string> => hash(written(password), COST);

let decoy: Promise<string> | undefined;

/** Whether a password matches the stored hash; without one it takes as long, so that time does not reveal which accounts exist. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  if (stored !== null) return verify(stored, written(password));
  decoy ??= hashPassword('aucun compte');
  await verify(await decoy, written(password));
  return false;
}
