import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { Estimation } from '@habilis/api/examen/endpoints';
import { Inline } from '@habilis/ui/Inline';
import type { ReactNode } from 'react';
import { PresenceLine } from '../../../shell/PresenceLine.tsx';
import { EstimationLine } from './EstimationLine.tsx';

/** Under the track: how long decisions take, and who else has the request open. */
export function ExamenLine({
  estimation,
  demande,
  isEditing,
  onReload,
}: {
  estimation: Estimation | null;
  demande: DemandeHabilitation;
  isEditing: boolean;
  /** Reads the request again. */
  onReload: () => void;
}): ReactNode {
  return (
    <Inline justify="between" align="start">
      <EstimationLine estimation={estimation} />
      <PresenceLine demande={demande} isEditing={isEditing} onReload={onReload} />
    </Inline>
  );
}
