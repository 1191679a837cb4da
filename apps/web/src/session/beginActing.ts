import { createClient } from '@habilis/api/client/createClient';
import { ProblemError } from '@habilis/api/client/errors';
import { impersonation as calls } from '@habilis/api/impersonation/endpoints';
import { getDefaultStore } from 'jotai';
import { actingAtom } from './acting.ts';
import { readToken } from './token.ts';

/** Checks that the impersonation of the address is open; false when nobody is signed in, who must then do so in their own name. */
export async function beginActing(habilisId: string): Promise<boolean> {
  const token = readToken();
  if (token === null) return false;
  const call = createClient({ baseUrl: '/api', token: () => token });
  try {
    const { ouverte } = await call(calls.current, {});
    const isOpen = ouverte?.habilisId === habilisId;
    getDefaultStore().set(actingAtom, {
      habilisId,
      impersonation: isOpen ? ouverte : null,
      untilMs: Date.now() + (ouverte?.validity ?? 0) * 1000,
      isOver: !isOpen,
    });
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.status === 401) return false;
    throw error;
  }
}
