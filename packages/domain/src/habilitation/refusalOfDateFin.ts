import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';
import { isFinLointaine } from './isFinLointaine.ts';

/** Why an end is not taken; each is a key under `erreurs.habilitation.`. */
export type RefusDateFin = 'deja-rompue' | 'date-fin-avant-debut' | 'fin-lointaine' | 'sessions-apres-fin';

/** Why the end of a habilitation cannot move to a day, null when it can; not to a past day when a closed session is later (domain, C.5; H25, EC50). */
export function refusalOfDateFin(
  { dateDebut, rupture }: { readonly dateDebut: string; readonly rupture: boolean },
  dateFin: string,
  { today, derniereSessionCloturee }: { readonly today: string; readonly derniereSessionCloturee: string | null },
): RefusDateFin | null {
  if (rupture) return 'deja-rompue';
  if (dateFin < dateDebut) return 'date-fin-avant-debut';
  if (isFinLointaine(dateFin, today)) return 'fin-lointaine';
  const isPast = dateFin < today;
  return isPast && derniereSessionCloturee !== null && derniereSessionCloturee > dateFin ? 'sessions-apres-fin' : null;
}

/** What is wrong with another end, field by field: it is a day that may be, with the reason (domain, C.5; H25). */
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
