import { addMonths } from '../date/addMonths.ts';
import { isRetire, type StatutCertificat } from './statutCertificat.ts';

/** Views of the certificats: in force, in force and about to end, past their last day, revoked or replaced, all. */
export const CERTIFICAT_VUES = ['en-vigueur', 'a-renouveler', 'expires', 'revoques', 'tous'] as const;
export type CertificatVue = (typeof CERTIFICAT_VUES)[number];

/** How long before its end a certificat is to be renewed, in months; as the monthly alert says it (A29). */
export const MOIS_RENOUVELLEMENT = 3;

/** The last day that a certificat to renew may end on. */
export const derniereFinARenouveler = (today: string): string => addMonths(today, MOIS_RENOUVELLEMENT);

/** Whether a certificat belongs to a view on a day; one without end is never to be renewed (C31). */
export function isInVue(
  { statut, dateFin }: { readonly statut: StatutCertificat; readonly dateFin: string | null },
  vue: CertificatVue,
  today: string,
): boolean {
  switch (vue) {
    case 'en-vigueur':
      return statut === 'VALIDE';
    case 'a-renouveler':
      return statut === 'VALIDE' && dateFin !== null && dateFin <= derniereFinARenouveler(today);
    case 'expires':
      return statut === 'EXPIRE';
    case 'revoques':
      return isRetire(statut);
    case 'tous':
      return true;
  }
}
