import type { Estimation } from '@habilis/api/examen/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';

/** How long comparable requests took, as a range with what it rests on; nothing where they are too few. */
export function EstimationLine({ estimation }: { estimation: Estimation | null }): ReactNode {
  const t = useText();
  if (estimation === null) return null;
  const { medianeJours: mediane, centile80Jours: haut, nombre, mois } = estimation;
  return (
    <Text look="small" tone="subtle">
      {mediane === haut
        ? t('habilitations.estimation.egale', { jours: mediane, nombre, mois })
        : t('habilitations.estimation.fourchette', { bas: mediane, haut, nombre, mois })}
    </Text>
  );
}
