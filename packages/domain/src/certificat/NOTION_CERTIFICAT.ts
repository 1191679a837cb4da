import type { Notion } from '../notion/Notion.ts';
import { TYPES_EVENEMENT_CERT, type ValeursEvenementCert } from './TYPES_EVENEMENT_CERT.ts';
import { chosen } from '../destinataire/destinataires.ts';
import { happens } from '../notion/happens.ts';

/** What certificats tell of themselves (rules/alerts#mails; decision 0200). */
export const NOTION_CERTIFICAT = {
  courriels: {
    CERT_FORMATEUR_FIN: chosen('ECHEANCES', 'F', 'G'),
    CERT_FORMATEUR_PROLONGE: chosen('ECHEANCES', 'F'),
    CERT_STAGIAIRES_FIN: chosen('ECHEANCES', 'DM', 'G', 'DL'),
    CERT_REVOQUE: chosen('ACTUALITES', 'DM', 'G', 'DL', 'F'),
    CERT_REMPLACE: chosen('ACTUALITES', 'DM', 'G', 'DL', 'F'),
  },
  evenements: { certificat: happens<ValeursEvenementCert>()(TYPES_EVENEMENT_CERT) },
  actes: {
    certificat: [
      'certificat.Revoque',
      'certificat.AnnuleRevocation',
      'certificat.ReporteRevocation',
      'certificat.Refait',
      'certificat.ChangeAdresse',
      'certificat.EnvoieAuTitulaire',
      'certificat.OuvrePage',
      'certificats-telecharges',
      'certificats.EnvoieAuxTitulaires',
      'certificat-formateur-prolonge',
    ],
  },
  objets: ['certificat', 'certificat-formateur', 'page-titulaire'],
} as const satisfies Notion;
