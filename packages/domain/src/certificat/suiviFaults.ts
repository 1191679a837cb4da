import { cleanEmail } from '../clean-text/cleanEmail.ts';
import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { isEmail } from '../identifiant/isEmail.ts';

/** What is wrong with the address that is to follow a certificat (C42). */
export function suiviFaults({ courriel }: { readonly courriel: string }): FieldFault[] {
  const typed = cleanEmail(courriel);
  return [
    ...faultIf(typed === '', 'courriel', 'champ.email-requis'),
    ...faultIf(typed !== '' && !isEmail(typed), 'courriel', 'champ.email-invalide'),
  ];
}
