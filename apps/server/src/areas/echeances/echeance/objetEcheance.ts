import type { Echeance } from '@habilis/api/echeance/Echeance';
import { readsOwnEntite } from '@habilis/domain/echeance/readsOwnEntite';
import { urgenceOfEcheance } from '@habilis/domain/echeance/urgenceOfEcheance';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Formatter } from '@habilis/i18n/createFormatter';
import { echeanceWords } from '@habilis/i18n/echeanceWords';

/** What a date is about and what happens, in one sentence: what is lost, as soon as the screens say it (EC32). */
export function objetEcheance(t: Formatter, echeance: Echeance, role: RoleType, today: string): string {
  const isPerte = urgenceOfEcheance(echeance, today, role).ton === 'PERTE';
  return t('echeances.objet', echeanceWords(t, { ...echeance, isPerte }, readsOwnEntite(role)));
}
