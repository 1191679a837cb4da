import { type Call, createClient } from '@habilis/api/client/createClient';
import { ProblemError } from '@habilis/api/client/errors';
import type { Problem } from '@habilis/api/wire/Problem';
import type { TestServer } from './startTestServer.ts';

/** The real client signed in as a person, for tests over HTTP. */
export async function actAs(server: TestServer, habilisId: string, roleType?: string): Promise<Call> {
  const { token, roleId } = await server.signIn(habilisId, roleType);
  return createClient({ baseUrl: `${server.url}/api`, token: () => token, roleId: () => roleId });
}

/** The error body of a refused call. */
export async function refusal(call: Promise<unknown>): Promise<Problem & { readonly status: number }> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ProblemError) return { ...error.problem, status: error.status };
    throw error;
  }
  throw new Error('l’appel devait être refusé');
}

/** Title of a refusal, null for what went through. */
export async function titleOf(call: Promise<unknown>): Promise<string | null> {
  const [done] = await Promise.allSettled([call]);
  return done.status === 'fulfilled' ? null : (await refusal(Promise.reject(done.reason))).title;
}
