/** What a person's certificates say on a day of whether they may train: nothing is asked by a level without a level of trainers. */
export const ETATS_CERTIFICAT = ['VALIDE', 'EXPIRE', 'ABSENT', 'SANS_OBJET'] as const;
export type EtatCertificat = (typeof ETATS_CERTIFICAT)[number];

type Certificat = { readonly dateObtention: string; readonly dateFin: string | null };

/** Whether a person holds the certificate that a level asks of its trainers on a day, and until when (domain, C.3). */
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
