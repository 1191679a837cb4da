import type { Message, MessageWrite } from '@habilis/api/message/Message';
import type { TypeMessage } from '@habilis/api/type-message/TypeMessage';
import { nullWhenEmpty } from '@habilis/domain/null-when-empty/nullWhenEmpty';
import { type CibleDraft, ciblesOf, draftsOf } from './cibleDraft.ts';

/** A message being written. */
export type MessageDraft = Pick<
  MessageWrite,
  'id' | 'version' | 'typeMessageId' | 'titre' | 'intitule' | 'dateDebutDiffusion' | 'dateFinDiffusion' | 'parEmail'
> & { readonly descriptif: string; readonly cibles: readonly CibleDraft[] };

/** A message with nothing written. */
export const NEW_MESSAGE: MessageDraft = {
  id: null,
  version: 0,
  typeMessageId: null,
  titre: '',
  intitule: '',
  descriptif: '',
  dateDebutDiffusion: null,
  dateFinDiffusion: null,
  parEmail: true,
  cibles: [],
};

/** The draft that changes a message. */
export const draftOf = ({ ciblesMessage, descriptif, ...message }: Message): MessageDraft => ({
  id: message.id,
  version: message.version,
  typeMessageId: message.typeMessageId,
  titre: message.titre,
  intitule: message.intitule,
  descriptif: descriptif ?? '',
  dateDebutDiffusion: message.dateDebutDiffusion,
  dateFinDiffusion: message.dateFinDiffusion,
  parEmail: message.parEmail,
  cibles: draftsOf(ciblesMessage),
});

/** A message that was withdrawn, to be sent anew; its type is kept if the role may still send it. */
export const againOf = (message: Message, types: readonly TypeMessage[]): MessageDraft => ({
  ...draftOf(message),
  id: null,
  version: 0,
  typeMessageId: types.find(({ id }) => id === message.typeMessageId)?.id ?? null,
});

/** A new message that says the same to the same, from now on. */
export const copyOf = (message: Message, types: readonly TypeMessage[]): MessageDraft => ({
  ...againOf(message, types),
  dateDebutDiffusion: null,
  dateFinDiffusion: null,
});

/** What a type brings: its texts and targets. */
const contentOf = ({ titre, intitule, descriptif, ciblesMessage }: TypeMessage) => ({
  titre,
  intitule,
  descriptif: descriptif ?? '',
  cibles: draftsOf(ciblesMessage),
});

/** The draft once a type is chosen: what the former type brought, or nothing, gives way; what was written stays. */
export function withType(
  draft: MessageDraft,
  chosen: TypeMessage,
  types: readonly TypeMessage[],
): Partial<MessageDraft> {
  const former = types.find(({ id }) => id === draft.typeMessageId);
  const before = former === undefined ? NEW_MESSAGE : contentOf(former);
  const next = contentOf(chosen);
  const isUntouched = (name: keyof typeof next) => JSON.stringify(draft[name]) === JSON.stringify(before[name]);
  return {
    typeMessageId: chosen.id,
    ...(isUntouched('titre') ? { titre: next.titre } : {}),
    ...(isUntouched('intitule') ? { intitule: next.intitule } : {}),
    ...(isUntouched('descriptif') ? { descriptif: next.descriptif } : {}),
    ...(isUntouched('cibles') ? { cibles: next.cibles } : {}),
  };
}

/** What to send of a draft; who may send is told by the type. */
export const writeOf = ({ cibles, descriptif, ...draft }: MessageDraft): MessageWrite => ({
  ...draft,
  descriptif: nullWhenEmpty(descriptif),
  diffuseurI: false,
  diffuseurRD: false,
  diffuseurCNH: false,
  diffuseurADM: false,
  ciblesMessage: ciblesOf(cibles),
  nbConfirme: null,
});
