/** State of a person's certificat on a day; SANS_OBJET when the niveau requires none of its formateurs. */
export const ETATS_CERTIFICAT = ['VALIDE', 'EXPIRE', 'ABSENT', 'SANS_OBJET'] as const;
export type EtatCertificat = (typeof ETATS_CERTIFICAT)[number];

type Certificat = { readonly dateObtention: string; readonly dateFin: string | null };

/** The state on a day of the certificat that a niveau requires of its formateurs, and its end (rules/demandes#submit). */
export function etatCertificat(
  certificats: readonly Certificat[],
  { isAsked, today }: { readonly isAsked: boolean; readonly today: string },
): { readonly etat: EtatCertificat; readonly dateFin: string | null } {
  if (!isAsked) return { etat: 'SANS_OBJET', dateFin: null };
  const begun = certificats.filter(({ dateObtention }) => dateObtention <= today);
  if (begun.some(({ dateFin }) => dateFin === null)) return { etat: 'VALIDE', dateFin: null };
  const last = begun
    .map(({ dateFin }) => dateFin ?? '')
    .toSorted()
    .at(-1);
  if (last === undefined) return { etat: 'ABSENT', dateFin: null };
  return { etat: last >= today ? 'VALIDE' : 'EXPIRE', dateFin: last };
}
