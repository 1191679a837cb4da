import { jwtVerify } from 'jose';

/** Gives the `jti` of a valid token signed here, else undefined. */
export type TokenReader = (token: string, now: Date) => Promise<string | undefined>;

const KEPT_TOKENS = 10_000;

/** Verifies each signature once: for a token that has passed, only the expiry is checked again. */
export function tokenReader(secret: Uint8Array): TokenReader {
  const passed = new Map<string, { readonly jti: string; readonly expireMs: number }>();
  const verify = async (token: string, now: Date) => {
    try {
      const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate: now });
      const { jti, exp } = payload;
      return jti === undefined || exp === undefined ? undefined : { jti, expireMs: exp * 1000 };
    } catch {
      return undefined;
    }
  };
  return async (token, now) => {
    const kept = passed.get(token);
    if (kept !== undefined) return now.getTime() < kept.expireMs ? kept.jti : undefined;
    const verified = await verify(token, now);
    if (verified === undefined) return undefined;
    const [oldest] = passed.keys();
    if (oldest !== undefined && passed.size >= KEPT_TOKENS) passed.delete(oldest);
    passed.set(token, verified);
    return verified.jti;
  };
}
