import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import type { HistoriqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { ComplementNotice } from './ComplementNotice.tsx';
import { fieldLabel } from './fieldLabels.ts';
import { ConflictNotice } from '../../shell/document/ConflictNotice.tsx';
import type { OpenDemande } from './demandeKind.ts';

type Props = {
  readonly open: OpenDemande;
  readonly steps: readonly HistoriqueCommentaire[];
  /** Reads the request again. */
  readonly onReload: () => void;
  /** Leads to a field. */
  readonly onGo: (path: string) => void;
};

/** What there is to know before going on: what the fund asks, what it corrected, what was found again, what conflicts. */
export function DemandeNotices({ open, steps, onReload, onGo }: Props): ReactNode {
  const t = useText();
  const { demande, isRestored } = open.state;
  const isAsked = demande.currentWorkflowTask.currentTaskDefinitionKey === 'da_complement';
  const request = steps.find(
    ({ nextTaskDefinitionKey, commentaire }) => nextTaskDefinitionKey === 'da_complement' && commentaire !== null,
  );
  const corrected = [...new Set(demande.champsCorriges.map((path) => fieldLabel(t, path)))];
  const retained = [...new Set(demande.champsRetenus.map(({ path }) => fieldLabel(t, path)))];
  const { dateSuspensionAdministrative: suspension } = demande;
  return (
    <>
      <ConflictNotice conflict={open.state.conflict} document={open.document} onReload={onReload} />
      {isAsked && request !== undefined && (
        <Callout tone="warning" title={t('workflow.complement-demande')}>
          <Text>{request.commentaire}</Text>
        </Callout>
      )}
      <ComplementNotice demande={demande} onGo={onGo} />
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
}
