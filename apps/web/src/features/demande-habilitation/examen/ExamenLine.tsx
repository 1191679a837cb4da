import type { Estimation } from '@habilis/api/examen/endpoints';
import { Inline } from '@habilis/ui/Inline';
import type { ReactNode } from 'react';
import { PresenceLine } from '../../../shell/PresenceLine.tsx';
import { EstimationLine } from './EstimationLine.tsx';

/** Under the track: how long decisions take, and who else has the request open. */
export function ExamenLine({
  estimation,
  demandeId,
  isEditing,
}: {
  estimation: Estimation | null;
  demandeId: number | null;
  isEditing: boolean;
}): ReactNode {
  return (
    <Inline justify="between" align="start">
      <EstimationLine estimation={estimation} />
      <PresenceLine demande={{ type: 'DH', id: demandeId }} isEditing={isEditing} />
    </Inline>
  );
}
