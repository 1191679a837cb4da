import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { useText } from '@habilis/i18n/TextProvider';
import { MilestoneTrack } from '@habilis/ui/MilestoneTrack';
import { memo, type ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { trackOfDh } from './trackOfDh.tsx';

type Props = { readonly demande: DemandeHabilitation; readonly role: RoleType };

/** The progress of the demande, as the role sees it; a key typed in the form does not draw it again. */
export const DhTrack = memo(function DhTrack({ demande, role }: Props): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const track = trackOfDh(t, demande, { today, isDemandeur: isDemandeur(role) });
  if (demande.currentWorkflowTask.currentTaskDefinitionKey !== 'saisie')
    return <MilestoneTrack label={t('workflow.jalons')} {...track} />;
  return (
    <MilestoneTrack
      label={t('workflow.jalons')}
      steps={[{ key: 'saisie', label: t('workflow.jalon.saisie'), state: 'current' }, ...track.steps]}
      ratio={0}
      isCompact
    />
  );
});
