import type { NouvelleConfiee } from '../alerte/NOUVELLES_CONFIEE.ts';
import type { SessionEtat } from '../session-certification/etats.ts';

/** How a session that was submitted to a formateur stands for them. */
export type SituationConfiee = 'A_TENIR' | 'EMPECHEE' | 'REPRISE' | 'RETIREE' | 'ANNULEE';

/** When and where it takes place. */
export type RendezVous = {
  readonly dateSession: string | null;
  readonly dateFinSession: string | null;
  readonly heureDebut: string | null;
  readonly heureFin: string | null;
  readonly lieu: string | null;
};

/** A session as its formateur was told of it, or as it stands. */
export type ConfieeDite = { readonly situation: SituationConfiee } & RendezVous;

/** How a session that was submitted to somebody stands for them: theirs to lead, barred, taken back, another's, or no more. */
export function situationConfiee({
  etat,
  isRetiree,
  isEmpechee,
}: {
  readonly etat: SessionEtat;
  /** It was submitted to somebody else since. */
  readonly isRetiree: boolean;
  /** The right to hold it refuses its results. */
  readonly isEmpechee: boolean;
}): SituationConfiee {
  if (isRetiree) return 'RETIREE';
  if (etat === 'SUPPRIMEE') return 'ANNULEE';
  if (etat === 'SAISIE') return 'REPRISE';
  return etat === 'RESULTATS' && isEmpechee ? 'EMPECHEE' : 'A_TENIR';
}

const FIELDS = ['dateSession', 'dateFinSession', 'heureDebut', 'heureFin', 'lieu'] as const;
const isSameRendezVous = (one: RendezVous, other: RendezVous): boolean =>
  FIELDS.every((field) => one[field] === other[field]);

/** What a formateur is told when a session comes to stand otherwise than they were told; null when there is nothing to say (SC40). */
export function nouvelleConfiee(dite: ConfieeDite | null, now: ConfieeDite): NouvelleConfiee | null {
  const before = dite?.situation ?? null;
  switch (now.situation) {
    case 'A_TENIR':
      if (dite === null) return 'CONFIEE';
      if (before === 'EMPECHEE') return 'RETABLIE';
      if (before !== 'A_TENIR') return 'CONFIEE';
      return isSameRendezVous(dite, now) ? null : 'MODIFIEE';
    case 'EMPECHEE':
      return before === 'EMPECHEE' ? null : 'EMPECHEE';
    case 'REPRISE':
      return before === 'A_TENIR' || before === 'EMPECHEE' ? 'REPRISE' : null;
    case 'RETIREE':
    case 'ANNULEE':
      return before === null || before === 'RETIREE' || before === 'ANNULEE' ? null : now.situation;
  }
}
