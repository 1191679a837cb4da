import { isEmail } from '../identifiant/isEmail.ts';

/** Who somebody says they are. */
export type Identite = { readonly nom: string; readonly prenom: string; readonly email: string };

/** A field that cannot be kept as it is; `title` is a key under `erreurs.`. */
export type IdentiteFault = { readonly path: string; readonly title: string };

/** A name as it is kept: one space between words, none around, nothing that is not shown. */
export const cleanName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();

/** A person's data as they are kept: names cleaned, the address in lower case. */
export const normalizeIdentite = ({ nom, prenom, email }: Identite): Identite => ({
  nom: cleanName(nom),
  prenom: cleanName(prenom),
  email: email.trim().toLowerCase(),
});

/** What is wrong with a person's data, field by field (CO5). */
export function identiteFaultsOf(identite: Identite): IdentiteFault[] {
  const { nom, prenom, email } = normalizeIdentite(identite);
  const faults: IdentiteFault[] = [];
  if (!/\p{L}/u.test(nom)) faults.push({ path: 'nom', title: 'champ.nom-requis' });
  if (!/\p{L}/u.test(prenom)) faults.push({ path: 'prenom', title: 'champ.prenom-requis' });
  if (email === '') faults.push({ path: 'email', title: 'champ.email-requis' });
  else if (!isEmail(email)) faults.push({ path: 'email', title: 'champ.email-invalide' });
  return faults;
}

/** What keeps an account from being asked for: the person's data and the acceptance of the terms (CO5, D6). */
export function inscriptionFaultsOf(inscription: Identite & { readonly acceptationRGPD: boolean }): IdentiteFault[] {
  const acceptance = { path: 'acceptationRGPD', title: 'compte.acceptation-requise' };
  return [...identiteFaultsOf(inscription), ...(inscription.acceptationRGPD ? [] : [acceptance])];
}
