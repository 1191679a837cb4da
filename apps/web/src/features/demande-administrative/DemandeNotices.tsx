import { formatDate } from '@habilis/i18n/format';
import { fieldLabel } from '@habilis/i18n/fieldLabel';
import { useText } from '@habilis/i18n/TextProvider';
import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { HistoriqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { Callout } from '@habilis/ui/Callout';
import { steady } from '@habilis/ui/steady';
import { Text } from '@habilis/ui/Text';
import type { FC, ReactNode } from 'react';
import { ReturnedNotice } from '../../demande/complement/ReturnedNotice.tsx';
import type { Complement } from '@habilis/api/examen/Complement';
import { PartPriseNotice } from '../../droit/PartPriseNotice.tsx';
import { PropreInstructionNotice } from '../../droit/PropreInstructionNotice.tsx';
import { ConflictNotice } from '../../document/ConflictNotice.tsx';
import type { OpenDemande } from './demandeKind.ts';

type Props = Pick<OpenDemande, 'document'> & {
  readonly demande: DemandeAdministrative;
  readonly conflict: OpenDemande['state']['conflict'];
  readonly isRestored: boolean;
  readonly steps: readonly HistoriqueCommentaire[];
  readonly onReload: () => void;
  readonly complements: readonly Complement[];
  /** Goes to what was asked and what changed. */
  readonly onCompare: () => void;
};

/** What whoever confirms a rejection reads first: who proposes it, and why. */
function ProposedRejection({ task, steps }: { task: string; steps: readonly HistoriqueCommentaire[] }): ReactNode {
  const t = useText();
  if (task !== 'da_validation_rejet') return null;
  const step = steps.find(({ nextTaskDefinitionKey }) => nextTaskDefinitionKey === task);
  // The entité reads neither before it is confirmed.
  if (step === undefined || step.auteurNomPrenom === null || step.commentaire === null) return null;
  return (
    <Callout tone="warning" title={t('workflow.rejet-propose', { nom: step.auteurNomPrenom })}>
      <Text>{step.commentaire}</Text>
    </Callout>
  );
}

/** What to read first: what the caisse asks, what it corrected, what was restored, what conflicts. */
export const DemandeNotices: FC<Props> = steady(function DemandeNotices({
  document,
  demande,
  conflict,
  isRestored,
  steps,
  complements,
  onReload,
  onCompare,
}: Props): ReactNode {
  const t = useText();
  const isAsked = demande.currentWorkflowTask.currentTaskDefinitionKey === 'da_complement';
  const asking = steps.find(
    ({ taskDefinitionKey, nextTaskDefinitionKey }) =>
      nextTaskDefinitionKey === 'da_complement' && taskDefinitionKey !== 'da_complement',
  );
  const corrected = [...new Set(demande.champsCorriges.map((path) => fieldLabel(t, path)))];
  const retained = [...new Set(demande.champsRetenus.map(({ path }) => fieldLabel(t, path)))];
  const { dateSuspensionAdministrative: suspension } = demande;
  return (
    <>
      <ConflictNotice conflict={conflict} document={document} onReload={onReload} />
      <PartPriseNotice part={demande.partPrise} />
      <PropreInstructionNotice isOwn={demande.propreInstruction} />
      {/* Who may not answer learns nothing from a title alone. */}
      {isAsked && asking !== undefined && (asking.commentaire !== null || demande.modifiable) && (
        <Callout tone="warning" title={t('workflow.complement-demande')}>
          {asking.commentaire !== null && <Text>{asking.commentaire}</Text>}
        </Callout>
      )}
      <ProposedRejection task={demande.currentWorkflowTask.currentTaskDefinitionKey} steps={steps} />
      <ReturnedNotice
        task={demande.currentWorkflowTask.currentTaskDefinitionKey}
        complements={complements}
        onCompare={onCompare}
      />
      {suspension !== null && (
        <Callout tone="warning" title={t('workflow.suspension', { date: formatDate(suspension) })} />
      )}
      {corrected.length > 0 && <Callout tone="info" title={t('workflow.corriges', { champs: corrected.join(', ') })} />}
      {retained.length > 0 && (
        <Callout tone="warning" title={t('workflow.retenus', { champs: retained.join(', ') })}>
          <Text>{t('workflow.retenus-texte')}</Text>
        </Callout>
      )}
      {isRestored && <Callout tone="info" title={t('workflow.brouillon.restaure')} />}
    </>
  );
});
