import type { AQui } from './aQui.ts';
import { ECHEANCES, type TypeEcheance } from './ECHEANCES.ts';
import { type Urgence, urgenceOf } from './urgenceOf.ts';

type Date = { readonly type: TypeEcheance; readonly date: string; readonly aQui: AQui };

/** How pressing a date is to whoever reads it: what is nobody's move, or merely ended, has no urgency, and what is lost presses sooner (EC31). */
export function urgenceOfEcheance({ type, date, aQui }: Date, today: string): Urgence {
  const { resteDue, isPerte } = ECHEANCES[type];
  return urgenceOf({ date, isPerte, isInformation: aQui === 'PERSONNE' || (date < today && !resteDue) }, today);
}
