import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { Estimation } from '@habilis/api/examen/endpoints';
import { Inline } from '@habilis/ui/Inline';
import type { ReactNode } from 'react';
import { PresenceLine } from '../../../document/PresenceLine.tsx';
import { EstimationLine } from './EstimationLine.tsx';

/** Shown under the track: how long decisions take, and who else has the demande open. */
export function ExamenLine({
  estimation,
  soumise = null,
  demande,
  isEditing,
  onReload,
}: {
  estimation: Estimation | null;
  /** The day of the first submit when the demande waits for its decision. @default null */
  soumise?: string | null;
  demande: DemandeHabilitation;
  isEditing: boolean;
  onReload: () => void;
}): ReactNode {
  return (
    <Inline justify="between" align="start">
      <EstimationLine estimation={estimation} soumise={soumise} />
      <PresenceLine demande={demande} isEditing={isEditing} onReload={onReload} />
    </Inline>
  );
}
