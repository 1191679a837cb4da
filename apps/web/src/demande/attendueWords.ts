import { formatDate } from '@habilis/i18n/format';
import type { Texts } from '@habilis/i18n/TextProvider';

/** Between which days a decision is likely. */
export const attendueWords = (t: Texts, { debut, fin }: { readonly debut: string; readonly fin: string }): string =>
  debut === fin
    ? t('habilitations.estimation.attendue-le', { date: formatDate(fin) })
    : t('habilitations.estimation.attendue', { debut: formatDate(debut), fin: formatDate(fin) });
