import type { Call } from '@habilis/api/client/createClient';
import { actAs } from './actAs.ts';
import type { TestServer } from './startTestServer.ts';

/** Calls as any person of the shared cast, by identifier, in the role that is named or in the only one: each signs in once. */
export function actorsOf(server: () => TestServer): (habilisId: string, role?: string) => Promise<Call> {
  const actors = new Map<string, Promise<Call>>();
  return (habilisId, role) => {
    const key = `${habilisId} ${role ?? ''}`;
    const call = actors.get(key) ?? actAs(server(), habilisId, role);
    actors.set(key, call);
    return call;
  };
}
