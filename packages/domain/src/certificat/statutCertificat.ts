/** How a certificat stands: in force, past its last day, or revoked (decision 7; C13). */
export type StatutCertificat = 'VALIDE' | 'EXPIRE' | 'REVOQUE';

/** How a certificat stands on a day; it is valid on its last day, and once revoked it stays so. */
export function statutCertificat(
  certificat: { readonly statut: 'VALIDE' | 'REVOQUE'; readonly dateFin: string | null },
  today: string,
): StatutCertificat {
  if (certificat.statut === 'REVOQUE') return 'REVOQUE';
  return certificat.dateFin !== null && certificat.dateFin < today ? 'EXPIRE' : 'VALIDE';
}
