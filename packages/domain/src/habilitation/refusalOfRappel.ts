import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { type DatesHabilitation, etatHabilitation } from './etatHabilitation.ts';

/** Why a reminder to suspend is refused; each is a key under `erreurs.habilitation.`. */
export type RefusRappel = 'rappel-sans-objet' | 'rappel-passe' | 'rappel-lointain';

/** Whether a reminder to suspend is still useful: the habilitation is neither suspended nor ended (H702). */
export function isRappelUtile(habilitation: DatesHabilitation, today: string): boolean {
  const etat = etatHabilitation(habilitation, today);
  return etat === 'ACTIVE' || etat === 'FUTURE';
}

/** Why a reminder to suspend cannot be set for a day, null when it can: after today, and not beyond the latest date (H702). */
export function refusalOfRappel(
  habilitation: DatesHabilitation,
  dateRappel: string,
  { today, horizon }: { readonly today: string; readonly horizon: string },
): RefusRappel | null {
  if (!isRappelUtile(habilitation, today)) return 'rappel-sans-objet';
  if (dateRappel <= today) return 'rappel-passe';
  return dateRappel > horizon ? 'rappel-lointain' : null;
}

/** Most characters of a reminder's note. */
export const LONGEST_NOTE_RAPPEL = 400;

/** What is wrong with a reminder: its day, null while none is typed, and a note too long, as one typed for a suspension (DX923). */
export function rappelFaults(
  habilitation: DatesHabilitation,
  { dateRappel, commentaire }: { readonly dateRappel: string | null; readonly commentaire: string | null },
  asked: Parameters<typeof refusalOfRappel>[2],
): FieldFault[] {
  const refusal = dateRappel === null ? 'fin-requise' : refusalOfRappel(habilitation, dateRappel, asked);
  return [
    ...faultIf(refusal !== null, refusal === 'rappel-sans-objet' ? '' : 'dateRappel', `habilitation.${refusal}`),
    ...faultIf((commentaire ?? '').length > LONGEST_NOTE_RAPPEL, 'commentaire', 'champ.trop-long'),
  ];
}
