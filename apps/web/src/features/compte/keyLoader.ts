import { account } from '@habilis/api/account/endpoints';
import { ProblemError } from '@habilis/api/client/errors';
import { call } from '../../session/call.ts';

/** What the key of a mail lets choose. */
export type KeyUsage = 'activation' | 'reinitialisation';

/** What the page of a key begins with: whether the terms were accepted, or why the key serves no more. */
export type KeyState =
  | { readonly keyText: string; readonly hasAccepted: boolean; readonly refusal: null }
  | { readonly keyText: string; readonly refusal: string };

const CHECK = { activation: account.checkActivate, reinitialisation: account.checkResetPassword } as const;

/** Asks whether the key of an address still serves. */
export async function loadKey(usage: KeyUsage, keyText: string): Promise<KeyState> {
  try {
    const { acceptationRGPD } = await call(CHECK[usage], { params: { key: keyText } });
    return { keyText, hasAccepted: acceptationRGPD, refusal: null };
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 400) {
      // An address that cannot be a key is answered as one that nobody has.
      if (error instanceof ProblemError && error.status === 404) return { keyText, refusal: 'compte.cle-inconnue' };
      throw error;
    }
    return { keyText, refusal: error.problem.title };
  }
}
