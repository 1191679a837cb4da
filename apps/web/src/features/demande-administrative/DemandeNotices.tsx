import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import type { HistoriqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { fieldLabel } from './fieldLabels.ts';
import type { OpenDemande } from './useDemandeDocument.ts';

type Props = {
  readonly open: OpenDemande;
  readonly steps: readonly HistoriqueCommentaire[];
  /** Reads the request again. */
  readonly onReload: () => void;
};

/** Another version is stored: the person chooses between it and what they typed, unless the request has moved on. */
function ConflictNotice({ open: { document, state }, onReload }: Omit<Props, 'steps'>): ReactNode {
  const t = useText();
  if (state.conflict === null) return null;
  const load = () => {
    document.abandon();
    onReload();
  };
  if (state.conflict.isMoved || state.conflict.courant === null) {
    return (
      <Callout
        tone="danger"
        title={t('workflow.change.titre')}
        actions={<Button onPress={onReload}>{t('workflow.change.recharger')}</Button>}
      >
        <Text>{t('workflow.change.texte')}</Text>
      </Callout>
    );
  }
  return (
    <Callout
      tone="danger"
      title={t('workflow.conflit.titre')}
      actions={
        <>
          <Button variant="primary" onPress={() => document.reapply()}>
            {t('workflow.conflit.reprendre')}
          </Button>
          <Button onPress={load}>{t('workflow.conflit.charger')}</Button>
        </>
      }
    >
      <Text>{t('workflow.conflit.texte')}</Text>
    </Callout>
  );
}

/** What there is to know before going on: what the fund asks, what it corrected, what was found again, what conflicts. */
export function DemandeNotices({ open, steps, onReload }: Props): ReactNode {
  const t = useText();
  const { demande, isRestored } = open.state;
  const isAsked = demande.currentWorkflowTask.currentTaskDefinitionKey === 'da_complement';
  const request = steps.find(
    ({ nextTaskDefinitionKey, commentaire }) => nextTaskDefinitionKey === 'da_complement' && commentaire !== null,
  );
  const corrected = [...new Set(demande.champsCorriges.map((path) => fieldLabel(t, path)))];
  const { dateSuspensionAdministrative: suspension } = demande;
  return (
    <>
      <ConflictNotice open={open} onReload={onReload} />
      {isAsked && request !== undefined && (
        <Callout tone="warning" title={t('workflow.complement-demande')}>
          <Text>{request.commentaire}</Text>
        </Callout>
      )}
      {suspension !== null && (
        <Callout tone="warning" title={t('workflow.suspension', { date: formatDate(suspension) })} />
      )}
      {corrected.length > 0 && <Callout tone="info" title={t('workflow.corriges', { champs: corrected.join(', ') })} />}
      {isRestored && <Callout tone="info" title={t('workflow.brouillon.restaure')} />}
    </>
  );
}
