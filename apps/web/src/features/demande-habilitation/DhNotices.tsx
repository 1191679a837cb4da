import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { HistoriqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import type { Role } from '@habilis/api/role/Role';
import { FORCED_ACTION } from '@habilis/domain/demande-habilitation/forceableTasks';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { steady } from '@habilis/ui/steady';
import { Text } from '@habilis/ui/Text';
import type { FC, ReactNode } from 'react';
import { SourceNotice } from '../../droit/SourceNotice.tsx';
import { ConflictNotice } from '../../document/ConflictNotice.tsx';
import { DecisionNotice } from './DecisionNotice.tsx';
import { DossierNotice } from './DossierNotice.tsx';
import type { OpenDh } from './dhKind.ts';

type Props = Pick<OpenDh, 'document'> & {
  readonly demande: DemandeHabilitation;
  readonly conflict: OpenDh['state']['conflict'];
  readonly isRestored: boolean;
  readonly steps: readonly HistoriqueCommentaire[];
  readonly role: Role;
  readonly onReload: () => void;
};

/** What a renewal or an added platform takes over from its habilitation, and what it asks for again. */
function TakenOver({ demande }: Pick<Props, 'demande'>): ReactNode {
  const t = useText();
  const { habilitationSource: source, habilitationSourceMode: mode, currentWorkflowTask } = demande;
  if (source === null || mode === 'INI' || currentWorkflowTask.currentTaskDefinitionKey !== 'saisie') return null;
  return (
    <Callout tone="info" title={t(`habilitations.demande.reprise.${mode}`, { numero: source.numero })}>
      <Text>{t('habilitations.demande.reprise-aide')}</Text>
    </Callout>
  );
}

/** The notices above the form: what is asked, what was decided, what was taken over, what conflicts. */
export const DhNotices: FC<Props> = steady(function DhNotices({
  document,
  demande,
  conflict,
  isRestored,
  steps,
  role,
  onReload,
}: Props): ReactNode {
  const t = useText();
  const isAsked = demande.currentWorkflowTask.currentTaskDefinitionKey === 'complement';
  const asking = steps.find(({ nextTaskDefinitionKey }) => nextTaskDefinitionKey === 'complement');
  // A forced move asks for nothing, and its reason is for the network alone.
  const isMoved = asking?.actionKey === FORCED_ACTION;
  const words = isMoved ? t('workflow.complement-deplace-aide') : (asking?.commentaire ?? null);
  return (
    <>
      <ConflictNotice conflict={conflict} document={document} onReload={onReload} />
      <SourceNotice demande={demande} role={role.type} />
      {isAsked && asking !== undefined && (
        <Callout tone="warning" title={t(isMoved ? 'workflow.complement-deplace' : 'workflow.complement-demande-DH')}>
          {words !== null && <Text>{words}</Text>}
        </Callout>
      )}
      <DecisionNotice demande={demande} />
      <TakenOver demande={demande} />
      {demande.modifiable && <DossierNotice demande={demande} role={role} />}
      {isRestored && <Callout tone="info" title={t('workflow.brouillon.restaure')} />}
    </>
  );
});
