import type { Texts } from '@habilis/i18n/TextProvider';
import type { ComparisonProps } from '@habilis/ui/Comparison';

/** The texts of the side-by-side comparison of two versions of a field. */
export const comparisonWords = (t: Texts): ComparisonProps['words'] => ({
  added: t('habilitations.complement.etat.ajoute'),
  removed: t('habilitations.complement.etat.retire'),
  changed: t('habilitations.complement.etat.modifie'),
  same: t('habilitations.complement.etat.inchange'),
  before: t('habilitations.complement.avant'),
  after: t('habilitations.complement.apres'),
  none: t('habilitations.complement.rien'),
  removedText: t('habilitations.complement.retire'),
  addedText: t('habilitations.complement.ajoute'),
  endText: t('habilitations.complement.fin'),
});
