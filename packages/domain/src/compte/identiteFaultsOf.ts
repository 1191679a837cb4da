import { cleanEmail } from '../clean-text/cleanEmail.ts';
import { cleanName } from '../clean-text/cleanName.ts';
import { refusedSign } from '../clean-text/refusedSign.ts';
import type { FieldFault } from '../field-fault/faultIf.ts';
import { isEmail } from '../identifiant/isEmail.ts';

/** The identity that somebody declares. */
export type Identite = { readonly nom: string; readonly prenom: string; readonly email: string };

/** A field that cannot be kept as it is. */
export type IdentiteFault = FieldFault;

// Signs that mail programs turn into links or markup: a stranger could use the name to have us mail a link.
// What a wrong encoding leaves of letters is none either.
const NO_SIGN = /[/\\@<>{}\x80-\x9F\uFFFD\p{Co}]/u;
const LINK = /\p{L}{2,}\.\p{L}{2,}/u;

/** A person's data as stored: names cleaned, e-mail address in lower case, no invisible character nor twin of a sign. */
export const normalizeIdentite = ({ nom, prenom, email }: Identite): Identite => ({
  nom: cleanName(nom),
  prenom: cleanName(prenom),
  email: cleanEmail(email).toLowerCase(),
});

/** What is wrong with a person's data, field by field (CO5). */
export function identiteFaultsOf(identite: Identite): IdentiteFault[] {
  const { nom, prenom, email } = normalizeIdentite(identite);
  const faults: IdentiteFault[] = [];
  const checkName = (path: 'nom' | 'prenom', name: string): void => {
    const signe = refusedSign(name, NO_SIGN);
    if (!/\p{L}/u.test(name)) faults.push({ path, title: `champ.${path}-requis` });
    else if (signe !== undefined) faults.push({ path, title: 'champ.nom-signes', signe });
    else if (LINK.test(name)) faults.push({ path, title: 'champ.nom-signes' });
  };
  checkName('prenom', prenom);
  checkName('nom', nom);
  if (email === '') faults.push({ path: 'email', title: 'champ.email-requis' });
  else if (!isEmail(email)) faults.push({ path: 'email', title: 'champ.email-invalide' });
  return faults;
}

/** Why an account cannot be asked for: faults in the person's data, or terms not accepted (CO5, D6). */
export function inscriptionFaultsOf(inscription: Identite & { readonly acceptationRGPD: boolean }): IdentiteFault[] {
  const acceptance = { path: 'acceptationRGPD', title: 'compte.acceptation-requise' };
  return [...identiteFaultsOf(inscription), ...(inscription.acceptationRGPD ? [] : [acceptance])];
}
