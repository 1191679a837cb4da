import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { Estimation } from '@habilis/api/examen/endpoints';
import { Inline } from '@habilis/ui/Inline';
import { steady } from '@habilis/ui/steady';
import type { FC, ReactNode } from 'react';
import { PresenceLine } from '../../../document/PresenceLine.tsx';
import { EstimationLine } from './EstimationLine.tsx';

type Props = {
  readonly estimation: Estimation | null;
  /** The day of the first submit when the demande waits for its decision. @default null */
  readonly soumise?: string | null;
  readonly demande: DemandeHabilitation;
  readonly isEditing: boolean;
  readonly onReload: () => void;
};

/** Shown under the track: how long decisions take, and who else has the demande open. */
export const ExamenLine: FC<Props> = steady(function ExamenLine({
  estimation,
  soumise = null,
  demande,
  isEditing,
  onReload,
}: Props): ReactNode {
  return (
    <Inline justify="between" align="start">
      <EstimationLine estimation={estimation} soumise={soumise} />
      <PresenceLine demande={demande} isEditing={isEditing} onReload={onReload} />
    </Inline>
  );
});
