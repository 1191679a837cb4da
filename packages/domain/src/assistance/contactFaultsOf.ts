import { type Identite, type IdentiteFault, identiteFaultsOf } from '../compte/identiteFaultsOf.ts';

/** What is written to the support. */
export type Contact = { readonly objet: string; readonly message: string };

const HAS_WORDS = /[\p{L}\p{N}]/u;

/** What keeps a message from being sent: who writes must be known, and say something (AS4); `identite` is null for somebody signed in. */
export function contactFaultsOf({ objet, message }: Contact, identite: Identite | null): IdentiteFault[] {
  return [
    ...(identite === null ? [] : identiteFaultsOf(identite)),
    ...(HAS_WORDS.test(objet) ? [] : [{ path: 'objet', title: 'champ.objet-requis' }]),
    ...(HAS_WORDS.test(message) ? [] : [{ path: 'message', title: 'champ.message-requis' }]),
  ];
}
