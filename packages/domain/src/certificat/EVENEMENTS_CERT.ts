import { chosen, type Evenements } from '../destinataire/destinataires.ts';

/** Mailed events about certificats (rules/alerts#mails). */
export const EVENEMENTS_CERT = {
  CERT_FORMATEUR_FIN: chosen('ECHEANCES', 'F', 'G'),
  CERT_FORMATEUR_PROLONGE: chosen('ECHEANCES', 'F'),
  CERT_STAGIAIRES_FIN: chosen('ECHEANCES', 'DM', 'G', 'DL'),
  CERT_REVOQUE: chosen('ACTUALITES', 'DM', 'G', 'DL', 'F'),
  CERT_REMPLACE: chosen('ACTUALITES', 'DM', 'G', 'DL', 'F'),
} as const satisfies Evenements;
