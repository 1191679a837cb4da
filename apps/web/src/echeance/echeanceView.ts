import type { Echeance } from '@habilis/api/echeance/Echeance';
import { echeancePath } from '@habilis/api/page/echeancePath';
import type { Address } from '@habilis/api/page/paths';
import type { Role } from '@habilis/api/role/Role';
import { urgenceOf } from '@habilis/domain/echeance/urgenceOf';
import { urgenceOfEcheance } from '@habilis/domain/echeance/urgenceOfEcheance';
import { aQuiWords } from '@habilis/i18n/aQuiWords';
import { echeanceWords } from '@habilis/i18n/echeanceWords';
import type { Texts } from '@habilis/i18n/TextProvider';
import type { DeadlineProps } from '@habilis/ui/Deadline';
import { quandText } from '../etat/quandText.ts';
import { TONES } from '../etat/TONES.ts';

/** A date as shown: what it is about, what happens, how pressing it is, whose move it is, and its screen. */
export type EcheanceView = {
  readonly key: string;
  readonly sujet: string;
  readonly quoi: string;
  readonly ton: DeadlineProps['state'];
  readonly quand: string;
  /** « à vous », « chez Julie Perrin »; null when it is nobody's move. */
  readonly aQui: string | null;
  readonly href: Address;
};

/** The tone and the words of a day on which something is due. */
export function dueWords(t: Texts, date: string, today: string): Pick<EcheanceView, 'ton' | 'quand'> {
  const urgence = urgenceOf({ date }, today);
  return { ton: TONES[urgence.ton], quand: quandText(t, urgence) };
}

/** For whom dates are worded: whether their entites are named (`namesEntites`). */
export type EcheanceReader = { readonly role: Role; readonly today: string; readonly isNaming: boolean };

/** The words and the screen of a date, for a role. */
export function echeanceView(t: Texts, echeance: Echeance, { role, today, isNaming }: EcheanceReader): EcheanceView {
  const { type, objetId } = echeance;
  const urgence = urgenceOfEcheance(echeance, today, role.type);
  return {
    key: `${type} ${objetId}`,
    ...echeanceWords(t, { ...echeance, isPerte: urgence.ton === 'PERTE' }, !isNaming),
    ton: TONES[urgence.ton],
    quand: quandText(t, urgence),
    aQui: aQuiWords(t, echeance),
    href: echeancePath(role, echeance),
  };
}
