import type { Texts } from '@habilis/i18n/TextProvider';
import type { WaitingResultat } from './waitingResultats.ts';

/** What is entered of somebody, in one word. */
export const vuDe = (t: Texts, { present, resultat }: Pick<WaitingResultat, 'present' | 'resultat'>): string =>
  t(`sessions-certification.resultats.vu.${resultat ?? (present === true ? 'PRESENT' : 'RIEN')}`);
