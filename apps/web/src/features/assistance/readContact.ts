import { application } from '@habilis/api/application/endpoints';
import { support } from '@habilis/api/support/endpoints';
import { currentActing } from '../../session/acting.ts';
import { call } from '../../session/call.ts';
import { loadAccount } from '../../session/loadAccount.ts';
import { readToken } from '../../session/token.ts';

/** Reads what the form needs, the account of the sender, null for a guest, and what they wrote before, which is theirs alone (IM6). */
export async function readContact() {
  const isGuest = readToken() === null;
  const [formulaire, { allowedSupportFileExtensions: extensions }, account, miens] = await Promise.all([
    call(support.formulaire, {}),
    call(application.applicationProperties, {}),
    isGuest ? null : loadAccount(),
    // Without them one may still write.
    isGuest || currentActing() !== null ? [] : call(support.miens, {}, { background: true }).catch(() => []),
  ]);
  return { formulaire, extensions, account, miens };
}
export type ContactData = Awaited<ReturnType<typeof readContact>>;
