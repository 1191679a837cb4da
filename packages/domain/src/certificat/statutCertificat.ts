/** How a certificat stands: in force, past its last day, revoked, or replaced by one under a corrected name (rules/certificats#code, rules/certificats#correction; C13). */
export type StatutCertificat = 'VALIDE' | 'EXPIRE' | 'REVOQUE' | 'REMPLACE';

/** Whether a certificat no longer counts, whatever its days: it is revoked, and where another stands in its place, replaced. */
export const isRetire = (statut: StatutCertificat): boolean => statut === 'REVOQUE' || statut === 'REMPLACE';

/** How a certificat stands on a day; it is valid on its last day, and once revoked it stays so. One that was revoked because another replaces it proves no less the training: it says so. */
export function statutCertificat(
  certificat: {
    readonly statut: 'VALIDE' | 'REVOQUE';
    readonly dateFin: string | null;
    /** The number of the one that replaces it. */
    readonly remplacePar: string | null;
  },
  today: string,
): StatutCertificat {
  if (certificat.statut === 'REVOQUE') return certificat.remplacePar === null ? 'REVOQUE' : 'REMPLACE';
  return certificat.dateFin !== null && certificat.dateFin < today ? 'EXPIRE' : 'VALIDE';
}
