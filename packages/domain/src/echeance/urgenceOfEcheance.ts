import { isDemandeur } from '../role/roleGroup.ts';
import type { RoleType } from '../role/RoleType.ts';
import type { AQui } from './aQui.ts';
import { ECHEANCES, type TypeEcheance } from './ECHEANCES.ts';
import { type Urgence, urgenceOf } from './urgenceOf.ts';

type Date = { readonly type: TypeEcheance; readonly date: string; readonly aQui: AQui };

/** How pressing a date is to whoever reads it: what is nobody's move, merely ended, or is owed to a demandeur by the commission, has no urgency, and what is lost presses sooner (EC31, EC1011). */
export function urgenceOfEcheance({ type, date, aQui }: Date, today: string, lecteur: RoleType): Urgence {
  const { genre, resteDue, isPerte } = ECHEANCES[type];
  const isAwaited = genre === 'COMMISSION' && aQui === 'AUTRE' && isDemandeur(lecteur);
  const isInformation = aQui === 'PERSONNE' || isAwaited || (date < today && !resteDue);
  return urgenceOf({ date, isPerte, isInformation }, today);
}
