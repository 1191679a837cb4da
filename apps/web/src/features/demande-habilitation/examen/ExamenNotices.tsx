import type { Complement } from '@habilis/api/examen/Complement';
import { isSeanceVenue } from '@habilis/domain/demande-habilitation/isSeanceVenue';
import { can } from '@habilis/domain/role/can';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Comparison } from '@habilis/ui/Comparison';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../../boot/useServerProperties.ts';
import { PartPriseNotice } from '../../../droit/PartPriseNotice.tsx';
import { PropreInstructionNotice } from '../../../droit/PropreInstructionNotice.tsx';
import { SourceNotice } from '../../../droit/SourceNotice.tsx';
import { ConflictNotice } from '../../../document/ConflictNotice.tsx';
import type { OpenDh } from '../dhKind.ts';
import { comparisonWords } from '../../../demande/complement/comparisonWords.ts';
import { ReturnedNotice } from '../../../demande/complement/ReturnedNotice.tsx';
import type { HeldDecisions } from '../../../demande/commission/useHeldDecisions.ts';
import { DecisionNotice as Decided } from '../DecisionNotice.tsx';
import { HeldDecision } from './HeldDecision.tsx';
import type { AvisDraft } from './useAvisDraft.ts';
import { whatChanged } from './whatChanged.ts';

type Props = {
  readonly open: OpenDh;
  /** What is typed here: the avis alone. */
  readonly draft: Pick<AvisDraft, 'reapply' | 'abandon'>;
  readonly complements: readonly Complement[];
  readonly role: RoleType;
  /** The decision that waits, if one does. */
  readonly held: HeldDecisions;
  readonly onReload: () => Promise<unknown>;
  readonly onCompare: () => void;
};

/** Somebody else wrote in the meantime: keeps what is typed here and shows what changed beside it. */
function Conflict({ open, draft, onReload }: Pick<Props, 'open' | 'draft' | 'onReload'>): ReactNode {
  const t = useText();
  const { conflict, demande } = open.state;
  if (conflict === null) return null;
  const changes = conflict.courant === null ? [] : whatChanged(t, demande, conflict.courant);
  return (
    <Stack gap={16}>
      <ConflictNotice conflict={conflict} document={draft} onReload={() => void onReload()} />
      {changes.length > 0 && (
        <Comparison label={t('workflow.conflit.differences')} fields={changes} words={comparisonWords(t)} />
      )}
    </Stack>
  );
}

/** The tasks of a demande that the commission has closed. */
const CLOSED = new Set(['acceptee', 'suppression_apres_refus', 'supprimee']);

/** The recorded decision whose letter is not sent yet, the one that closed the demande with its letter, or the day from which one may be taken. */
function CommissionNotice({
  open: {
    state: { demande },
  },
  role,
  held,
}: Pick<Props, 'open' | 'role' | 'held'>): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const { decisionEnAttente, dateCnh, numero, currentWorkflowTask } = demande;
  if (decisionEnAttente !== null) {
    return <HeldDecision decision={decisionEnAttente} held={held} numero={numero ?? ''} />;
  }
  if (can(role, 'download-lettre-decision') && CLOSED.has(currentWorkflowTask.currentTaskDefinitionKey))
    return <Decided demande={demande} />;
  const isAwaited = currentWorkflowTask.currentTaskDefinitionKey === 'decision' && can(role, 'decide');
  if (!isAwaited || dateCnh === null || isSeanceVenue(dateCnh, today)) return null;
  return <Callout tone="info" title={t('workflow.commission.trop-tot', { date: formatDate(dateCnh) })} />;
}

/** The notices above the examination: a newer version, a complement that came back. */
export function ExamenNotices({ open, draft, complements, role, held, onReload, onCompare }: Props): ReactNode {
  return (
    <>
      <Conflict open={open} draft={draft} onReload={onReload} />
      <PartPriseNotice part={open.state.demande.partPrise} />
      <PropreInstructionNotice isOwn={open.state.demande.propreInstruction} />
      <SourceNotice demande={open.state.demande} role={role} />
      <CommissionNotice open={open} role={role} held={held} />
      <ReturnedNotice
        task={open.state.demande.currentWorkflowTask.currentTaskDefinitionKey}
        complements={complements}
        onCompare={onCompare}
      />
    </>
  );
}
