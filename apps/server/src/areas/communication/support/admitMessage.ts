import type { ContactMessage } from '@habilis/api/support/ContactMessage';
import type { TitlesOf } from '@habilis/api/endpoint';
import type { support } from '@habilis/api/support/endpoints';
import { contactFaultsOf } from '@habilis/domain/assistance/contactFaultsOf';
import { normalizeIdentite } from '@habilis/domain/compte/identiteFaultsOf';
import { checkDefi, type SolvedDefi } from '../../../platform/captcha/defis.ts';
import type { Context } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';

/** What a message to the support may be refused with. */
export type ContactTitle = TitlesOf<(typeof support)['contact']>;

/** An accepted message: who sends it, and the challenge that it spends. */
export type Admitted = {
  readonly personneId: number | null;
  readonly nom: string;
  readonly prenom: string;
  readonly email: string;
  readonly defi: SolvedDefi | null;
};

/** Who sends a message: the account of who is signed in, whatever they typed; what a guest says of themself, and their work (AS4, AS5). */
export async function admitMessage(
  context: Context<ContactTitle>,
  tokenSecret: Uint8Array,
  message: ContactMessage,
): Promise<Admitted> {
  const { db, caller, settings } = context;
  const faults = contactFaultsOf(message, caller === null ? message : null);
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  if (message.fileUploads.length > settings.nombreMaxPiecesSupport)
    throw context.refuse.badRequest('support.trop-de-pieces');
  if (caller === null) {
    const defi = await checkDefi(context, tokenSecret, message.defi);
    return { personneId: null, ...normalizeIdentite(message), defi };
  }
  const account = await db
    .selectFrom('personne')
    .select(['nom', 'prenom', 'email'])
    .where('id', '=', caller.personneId)
    .executeTakeFirstOrThrow();
  return { personneId: caller.personneId, ...account, defi: null };
}
