import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { useText } from '@habilis/i18n/TextProvider';
import { MilestoneTrack } from '@habilis/ui/MilestoneTrack';
import { memo, type ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { trackOf } from '../../demande/demandeTrack.tsx';

/** The progress of the demande, as the role sees it; a key typed in the form does not draw it again. */
export const DemandeTrack = memo(function DemandeTrack({
  demande,
  role,
}: {
  demande: DemandeAdministrative;
  role: RoleType;
}): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  return (
    <MilestoneTrack
      label={t('workflow.jalons')}
      {...trackOf(t, demande, { today, isDemandeur: isDemandeur(role) })}
      isCompact={demande.currentWorkflowTask.currentTaskDefinitionKey === 'da_saisie'}
    />
  );
});
