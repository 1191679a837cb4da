import type { Call } from '@habilis/api/client/createClient';
import { actAs } from './actAs.ts';
import type { TestServer } from './startTestServer.ts';

/** Calls as any person of the shared cast, by identifier: each signs in once. */
export function actorsOf(server: () => TestServer): (habilisId: string) => Promise<Call> {
  const actors = new Map<string, Promise<Call>>();
  return (habilisId) => {
    const call = actors.get(habilisId) ?? actAs(server(), habilisId);
    actors.set(habilisId, call);
    return call;
  };
}
