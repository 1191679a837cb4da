import { domainToASCII, domainToUnicode } from 'node:url';

const parts = (adresse: string): readonly [string, string] => {
  const at = adresse.lastIndexOf('@');
  // Only A to Z: a letter that becomes another one in lower case belongs to another address.
  const local = adresse.slice(0, at).replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  return [local, domainToASCII(adresse.slice(at + 1))];
};

/** An address as it is compared: case left out, an international domain in one form (RFC 5890); what follows a plus belongs to it. */
export const adresseComparee = (adresse: string): string => parts(adresse).join('@');

/** The forms in lower case under which an address may be stored. */
export function formesDAdresse(adresse: string): string[] {
  const [local, domain] = parts(adresse);
  return [...new Set([`${local}@${domain}`, `${local}@${domainToUnicode(domain)}`])];
}
