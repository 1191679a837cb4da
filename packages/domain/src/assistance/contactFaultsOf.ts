import { type Identite, type IdentiteFault, identiteFaultsOf } from '../compte/identiteFaultsOf.ts';

/** A message to the support. */
export type Contact = { readonly objet: string; readonly message: string };

const HAS_WORDS = /[\p{L}\p{N}]/u;

/** Why a message cannot be sent: an unknown sender or an empty text (AS4); `identite` is null for a signed-in person. */
export function contactFaultsOf({ objet, message }: Contact, identite: Identite | null): IdentiteFault[] {
  return [
    ...(identite === null ? [] : identiteFaultsOf(identite)),
    ...(HAS_WORDS.test(objet) ? [] : [{ path: 'objet', title: 'champ.objet-requis' }]),
    ...(HAS_WORDS.test(message) ? [] : [{ path: 'message', title: 'champ.message-requis' }]),
  ];
}
