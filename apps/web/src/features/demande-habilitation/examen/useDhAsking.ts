import { faultsOfPoints } from '@habilis/domain/complement/faultsOfPoints';
import { hasWrittenPoint } from '@habilis/domain/complement/hasWrittenPoint';
import { actionFaults } from '@habilis/domain/demande-habilitation/actionFaults';
import { ancresOf } from '@habilis/domain/demande-habilitation/ancresOf';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { useServerProperties } from '../../../boot/useServerProperties.ts';
import type { Asking } from '../../../demande/page/ReadPage.tsx';
import { NO_EXAMEN } from './ExamenInput.ts';
import type { DhInReading } from './useDhReading.ts';

/** The one that needs nothing more than points and words: it is sent from the page. */
const IN_PLACE = 'DemandeComplement';

/** How the points that were gathered are sent, or written into the letter of a decision; null while none may be asked. */
export function useDhAsking(
  { open, niveau, task, asking, actions, keyOfComment }: DhInReading,
  decide: (key: string) => Promise<unknown>,
): Asking | null {
  const { today, horizon } = useServerProperties();
  if (asking === undefined) return null;
  const { key } = asking;
  const isInPlace = key === IN_PLACE;
  const common = { action: asking, label: actions.labelOf(key), isInPlace, commentKey: keyOfComment(key) };
  if (!isInPlace) return { ...common, hasComment: false, judge: () => [], onSend: () => decide(key) };
  return {
    ...common,
    hasComment: asking.commentaireRequis,
    judge: ({ draftWorkflowComment, points }) => [
      ...actionFaults(task, key, {
        etat: open.state.demande,
        today,
        horizon,
        hasComment: !isEmpty(draftWorkflowComment),
        hasPoints: hasWrittenPoint(points),
        hasAssignee: false,
        dateCnh: null,
        decision: null,
        hasMotif: false,
        dateDebut: null,
        hasPieceRecours: false,
      }),
      ...faultsOfPoints(points, niveau === null ? [] : ancresOf(niveau)),
    ],
    onSend: (input) => actions.take(key, { ...NO_EXAMEN, ...input }),
  };
}
