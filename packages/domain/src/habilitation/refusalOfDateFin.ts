import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';
import { isFinLointaine } from './isFinLointaine.ts';

/** Why an end is not taken; each is a key under `erreurs.habilitation.`. */
export type RefusDateFin =
  | 'deja-rompue'
  | 'date-fin-avant-debut'
  | 'fin-lointaine'
  | 'fin-apres-activite'
  | 'fin-sur-suivante'
  | 'sessions-apres-fin';

/** What stands around a habilitation whose end moves. */
export type AutourDeFin = {
  readonly today: string;
  readonly derniereSessionCloturee: string | null;
  /** The last day of its entite's activity. */
  readonly dateFinActivite: string | null;
  /** The first day of the next habilitation of its entite for its niveau. */
  readonly debutSuivante: string | null;
};

/**
 * Why the end of a habilitation cannot move to a day, null when it can; not to a past day when a closed session is later, nor beyond its
 * entite's activity, nor onto the habilitation that comes next (rules/habilitations#end; H25, H711, EC50).
 */
export function refusalOfDateFin(
  { dateDebut, rupture }: { readonly dateDebut: string; readonly rupture: boolean },
  dateFin: string,
  { today, derniereSessionCloturee, dateFinActivite, debutSuivante }: AutourDeFin,
): RefusDateFin | null {
  if (rupture) return 'deja-rompue';
  if (dateFin < dateDebut) return 'date-fin-avant-debut';
  if (isFinLointaine(dateFin, today)) return 'fin-lointaine';
  if (dateFinActivite !== null && dateFin > dateFinActivite) return 'fin-apres-activite';
  if (debutSuivante !== null && dateFin >= debutSuivante) return 'fin-sur-suivante';
  const isPast = dateFin < today;
  return isPast && derniereSessionCloturee !== null && derniereSessionCloturee > dateFin ? 'sessions-apres-fin' : null;
}

/** What is wrong with another end, field by field: it is a day that may be, with the reason (rules/habilitations#end; H25). */
export function dateFinFaults(
  habilitation: Parameters<typeof refusalOfDateFin>[0],
  { dateFin, commentaireDateFin }: { readonly dateFin: string | null; readonly commentaireDateFin: string },
  asked: Parameters<typeof refusalOfDateFin>[2],
): FieldFault[] {
  const refusal = dateFin === null ? 'fin-requise' : refusalOfDateFin(habilitation, dateFin, asked);
  return [
    ...faultIf(refusal !== null, refusal === 'deja-rompue' ? '' : 'dateFin', `habilitation.${refusal}`),
    ...faultIf(isEmpty(commentaireDateFin), 'commentaireDateFin', 'habilitation.commentaire-requis'),
  ];
}
