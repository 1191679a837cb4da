import { cleanEmail } from '../clean-text/cleanEmail.ts';
import { isEmail } from './isEmail.ts';
import { normalizeHabilisId } from './normalizeHabilisId.ts';

/** Longest identifier of a sign-in, in UTF-16 units (K16). */
export const LOGIN_IDENTIFIER_MAX_LENGTH = 100;

/** The identifier to send, or why there is none. */
export type LoginIdentifier =
  | { readonly ok: true; readonly value: string }
  | {
      readonly ok: false;
      readonly reason: 'identifiant-requis' | 'identifiant-trop-long' | 'email-or-habilis-id-modele';
    };

/** The identifier to send at sign-in; a platform identifier is put in capitals (V16). */
export function loginIdentifierOf(typed: string): LoginIdentifier {
  const text = cleanEmail(typed);
  if (text === '') return { ok: false, reason: 'identifiant-requis' };
  if (text.length > LOGIN_IDENTIFIER_MAX_LENGTH) return { ok: false, reason: 'identifiant-trop-long' };
  const habilisId = normalizeHabilisId(text);
  if (habilisId !== null) return { ok: true, value: habilisId };
  // Accents are left out: an account may have been opened before addresses with them were refused.
  if (isEmail(text.normalize('NFD').replaceAll(/\p{M}/gu, '')) || /^[a-z_.-]+$/.test(text))
    return { ok: true, value: text };
  return { ok: false, reason: 'email-or-habilis-id-modele' };
}
