/** Why an end is not taken; each is a key under `erreurs.habilitation.`. */
export type RefusDateFin = 'deja-rompue' | 'date-fin-avant-debut' | 'sessions-apres-fin';

/** Why an accreditation cannot end on another day, null when it can; a past day only when no closed session stands after it (domain, C.5; H25). */
export function refusalOfDateFin(
  { dateDebut, rupture }: { readonly dateDebut: string; readonly rupture: boolean },
  dateFin: string,
  { today, derniereSessionCloturee }: { readonly today: string; readonly derniereSessionCloturee: string | null },
): RefusDateFin | null {
  if (rupture) return 'deja-rompue';
  if (dateFin < dateDebut) return 'date-fin-avant-debut';
  const isPast = dateFin < today;
  return isPast && derniereSessionCloturee !== null && derniereSessionCloturee > dateFin ? 'sessions-apres-fin' : null;
}
