import { application } from '@habilis/api/application/endpoints';
import { support } from '@habilis/api/support/endpoints';
import { call } from '../../session/call.ts';
import { loadAccount } from '../../session/loadAccount.ts';
import { readToken } from '../../session/token.ts';

/** Reads what the form needs and the account of the sender, null for a guest. */
export async function readContact() {
  const [formulaire, { allowedSupportFileExtensions: extensions }, account] = await Promise.all([
    call(support.formulaire, {}),
    call(application.applicationProperties, {}),
    readToken() === null ? null : loadAccount(),
  ]);
  return { formulaire, extensions, account };
}
export type ContactData = Awaited<ReturnType<typeof readContact>>;
