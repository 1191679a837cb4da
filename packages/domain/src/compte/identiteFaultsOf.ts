import { cleanEmail } from '../clean-text/cleanEmail.ts';
import { cleanName } from '../clean-text/cleanName.ts';
import { isEmail } from '../identifiant/isEmail.ts';

/** The identity that somebody declares. */
export type Identite = { readonly nom: string; readonly prenom: string; readonly email: string };

/** A field that cannot be kept as it is; `title` is a key under `erreurs.`. */
export type IdentiteFault = { readonly path: string; readonly title: string };

// Signs that mail programs turn into links or markup: a stranger could use the name to have us mail a link.
const NO_NAME = /[/\\@<>{}]|\p{L}{2,}\.\p{L}{2,}/u;

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
    if (!/\p{L}/u.test(name)) faults.push({ path, title: `champ.${path}-requis` });
    else if (NO_NAME.test(name)) faults.push({ path, title: 'champ.nom-signes' });
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
