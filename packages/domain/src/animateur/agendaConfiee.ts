import type { RendezVous, SituationConfiee } from './nouvelleConfiee.ts';

/** What a mail about a session does to the entry of its formateur's calendar (RFC 5546). */
export type AgendaConfiee = { readonly methode: 'REQUEST' | 'CANCEL'; readonly isIncertain: boolean };

/** The calendar entry that goes with what is told: made or moved, uncertain while barred, taken out once it is no longer theirs; none of what is past or was never there (SC40). */
export function agendaConfiee(
  { situation, dateSession, dateFinSession }: { readonly situation: SituationConfiee } & RendezVous,
  { isInscrite, today }: { readonly isInscrite: boolean; readonly today: string },
): AgendaConfiee | null {
  const last = dateFinSession ?? dateSession;
  if (dateSession === null || last === null || last < today) return null;
  switch (situation) {
    case 'A_TENIR':
      return { methode: 'REQUEST', isIncertain: false };
    case 'EMPECHEE':
      return { methode: 'REQUEST', isIncertain: true };
    case 'REPRISE':
    case 'RETIREE':
    case 'ANNULEE':
      return isInscrite ? { methode: 'CANCEL', isIncertain: false } : null;
  }
}
