import type { Echeance } from '@habilis/api/echeance/Echeance';
import { echeancePath } from '@habilis/api/page/echeancePath';
import type { Address } from '@habilis/api/page/paths';
import type { Role } from '@habilis/api/role/Role';
import { daysBetween } from '@habilis/domain/date/daysBetween';
import { echeanceWords } from '@habilis/i18n/echeanceWords';
import type { Texts } from '@habilis/i18n/TextProvider';

/** A date as shown: what it is about, what happens, how far it is, and its screen. */
export type EcheanceView = {
  readonly key: string;
  readonly sujet: string;
  readonly quoi: string;
  readonly quand: string;
  readonly href: Address;
};

/** Beyond, the date says more than the number of days. */
const MOST_DAYS = 366;

/** How far a day is, for who can act before it: « dans 4 jours », « en retard de 3 jours »; what is only to know, past or far has its date alone. */
export function quandText(t: Texts, { date, nature }: Pick<Echeance, 'date' | 'nature'>, today: string): string {
  const days = daysBetween(today, date);
  if (nature === 'EN_RETARD') return t('echeances.retard-jours', { jours: -days });
  return nature === 'A_SAVOIR' || days < 0 || days > MOST_DAYS ? '' : t('echeances.jours', { jours: days });
}

/** For whom dates are worded: whether their entites are named (`namesEntites`). */
export type EcheanceReader = { readonly role: Role; readonly today: string; readonly isNaming: boolean };

/** The words and the screen of a date, for a role. */
export function echeanceView(t: Texts, echeance: Echeance, { role, today, isNaming }: EcheanceReader): EcheanceView {
  const { type, objetId } = echeance;
  return {
    key: `${type} ${objetId}`,
    ...echeanceWords(t, echeance, !isNaming),
    quand: quandText(t, echeance, today),
    href: echeancePath(role, echeance),
  };
}
