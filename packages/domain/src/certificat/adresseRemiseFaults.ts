import { cleanEmail } from '../clean-text/cleanEmail.ts';
import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { isEmail } from '../identifiant/isEmail.ts';

/** What is wrong with the address that a certificat goes to; empty, it goes to none (C843). */
export function adresseRemiseFaults({ adresse }: { readonly adresse: string }): FieldFault[] {
  const typed = cleanEmail(adresse);
  return faultIf(typed !== '' && !isEmail(typed), 'adresse', 'champ.email-invalide');
}
