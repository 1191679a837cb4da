import type { DroitHabilitation } from '@habilis/api/habilitation/DroitHabilitation';
import { formatDate } from '@habilis/i18n/format';
import type { Texts } from '@habilis/i18n/TextProvider';

/** The day on which a habilitation was broken, in words: its planned end means nothing any more; null for another. */
export function ruptureDite(t: Texts, { retrait }: DroitHabilitation): string | null {
  if (retrait === null || !retrait.isDefinitif || retrait.du === null) return null;
  return t('droits.retrait.rompue', { debut: formatDate(retrait.du) });
}
