import { formatDate } from '@habilis/i18n/format';
import type { Texts } from '@habilis/i18n/TextProvider';

/** The two days between which a decision is likely, in words. */
export const attendueWords = (t: Texts, { debut, fin }: { readonly debut: string; readonly fin: string }): string =>
  debut === fin
    ? t('habilitations.estimation.attendue-le', { date: formatDate(fin) })
    : t('habilitations.estimation.attendue', { debut: formatDate(debut), fin: formatDate(fin) });
