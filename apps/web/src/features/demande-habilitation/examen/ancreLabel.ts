import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import type { Texts } from '@habilis/i18n/TextProvider';
import { fieldPlace } from '../fieldPlace.ts';

/** The label, as in the form, of the field or slot that a point is about. */
export function ancreLabel(t: Texts, chemin: string, niveau: DispositifNiveau | null): string {
  const name = chemin.split('.').at(-1) ?? chemin;
  return fieldPlace(t, chemin, niveau) ?? t.find(`habilitations.ancre.${name}`) ?? t('habilitations.ancre.autre-piece');
}
