import type { Estimation } from '@habilis/api/examen/endpoints';
import { decisionAttendue } from '@habilis/domain/estimation/decisionAttendue';
import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { attendueWords } from '../../../demande/attendueWords.ts';
import { useServerProperties } from '../../../boot/useServerProperties.ts';

/** How long comparable demandes took, as a range with its basis; for a waiting demande, the likely days of its decision. Shows nothing when too few compare. */
export function EstimationLine({
  estimation,
  soumise,
}: {
  estimation: Estimation | null;
  /** The day of the first submit when the demande waits for its decision, otherwise null. */
  soumise: string | null;
}): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  if (estimation === null) return null;
  const { medianeJours: mediane, centile80Jours: haut, nombre, mois } = estimation;
  const attendue = soumise === null ? null : decisionAttendue(estimation, soumise, today);
  const isLikely = attendue !== null;
  return (
    <Text look={isLikely ? 'body' : 'small'} tone={isLikely ? 'default' : 'subtle'}>
      {isLikely && (
        <>
          <strong>{attendueWords(t, attendue)}</strong>{' '}
        </>
      )}
      {mediane === haut
        ? t('habilitations.estimation.egale', { jours: mediane, nombre, mois })
        : t('habilitations.estimation.fourchette', { bas: mediane, haut, nombre, mois })}
    </Text>
  );
}
