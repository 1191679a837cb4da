import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import type { UniteDuree } from '@habilis/domain/habilitation/plannedEndDate';
import type { useText } from '@habilis/i18n/TextProvider';

type Words = ReturnType<typeof useText>;

/** A duration in words, such as « 24 mois ». */
export function dureeText(t: Words, duree: number | null, unite: UniteDuree | null): string {
  if (duree === null || unite === null) return t('dispositifs-niveaux.sans-duree');
  return t(`dispositifs-niveaux.duree.${unite}`, { duree });
}

/** Hours of training in words; a dash when there are none. */
export const heuresText = (t: Words, heures: number | null): string =>
  heures === null ? '—' : t('dispositifs-niveaux.duree.HEURE', { duree: heures });

/** The size of a group, such as « 4 à 10 ». */
export const groupeText = (t: Words, { nbStagiairesMin: min, nbStagiairesMax: max }: DispositifNiveau): string =>
  t('dispositifs-niveaux.groupe-de', { min, max });

/** Whether a niveau is technical, and whether it needs a platform. */
export function techniqueText(t: Words, { avecTechnique, avecPlateforme }: DispositifNiveau): string {
  if (avecPlateforme) return t('dispositifs-niveaux.technique-plateforme');
  return t(avecTechnique ? 'dispositifs-niveaux.technique' : 'dispositifs-niveaux.non-technique');
}
