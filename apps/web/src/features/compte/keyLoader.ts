import { account } from '@habilis/api/account/endpoints';
import { ProblemError } from '@habilis/api/client/errors';
import { call } from '../../session/call.ts';
import { isGone } from '../../session/foundOrNull.ts';
import { readSignedIn } from '../../session/readSignedIn.ts';
import { readToken } from '../../session/token.ts';

/** What a key sent by mail is for. */
export type KeyUsage = 'activation' | 'reinitialisation';

/** The state of a key: whether the terms were accepted, or why the key no longer works. */
export type KeyState =
  | {
      readonly keyText: string;
      readonly hasAccepted: boolean;
      readonly refusal: null;
      /** Who is signed in in this browser, whom an activation takes the place of; null for nobody. */
      readonly signedIn: string | null;
    }
  | { readonly keyText: string; readonly refusal: string };

/** Why the key of a call no longer works; null where the call failed for another reason. */
export function refusalOfKey(error: unknown): string | null {
  // A malformed key gets the same answer as an unknown one.
  if (isGone(error)) return 'compte.cle-inconnue';
  const isOfKey = error instanceof ProblemError && error.status === 400 && error.problem.errors === undefined;
  return isOfKey ? error.problem.title : null;
}

const CHECK = { activation: account.checkActivate, reinitialisation: account.checkResetPassword } as const;

/** Checks whether the key of an address still works. */
export async function loadKey(usage: KeyUsage, keyText: string): Promise<KeyState> {
  try {
    const { acceptationRGPD } = await call(CHECK[usage], { params: { key: keyText } });
    const signedIn = usage === 'activation' && readToken() !== null ? await readSignedIn() : null;
    return { keyText, hasAccepted: acceptationRGPD, refusal: null, signedIn };
  } catch (error) {
    const refusal = refusalOfKey(error);
    if (refusal === null) throw error;
    return { keyText, refusal };
  }
}
