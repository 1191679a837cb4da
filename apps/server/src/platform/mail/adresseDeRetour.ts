import { adresseScellee } from './adresseScellee.ts';

/** The addresses to which mail servers report what became of a mail (decision 0233). */
export const { of: adresseDeRetour, read: courrielDuRetour } = adresseScellee('r', 'retour-courriel');
