import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { MilestoneTrack } from '@habilis/ui/MilestoneTrack';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../../boot/useServerProperties.ts';
import { History } from '../../../document/History.tsx';
import type { DhPageProps } from '../DhRead.ts';
import { trackOfDh } from '../trackOfDh.tsx';
import type { DhInReading } from './useDhReading.ts';

type Props = DhPageProps & { readonly page: DhInReading; readonly onForce: () => void };

/** How far the demande is, its history, and its move to another task for who may force one. */
export function DhSuivi({ page: { open, busyKey }, read, visit, onForce }: Props): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const { demande } = open.state;
  return (
    <Stack gap={28}>
      <MilestoneTrack
        label={t('workflow.jalons')}
        {...trackOfDh(t, demande, { today, isDemandeur: isDemandeur(visit.role.type) })}
      />
      {read.examen.taches.length > 0 && (
        <div>
          <Button isDisabled={busyKey !== null} onPress={onForce}>
            {t('workflow.goto.ouvrir')}
          </Button>
        </div>
      )}
      <History steps={read.steps} decision={demande.decision} />
    </Stack>
  );
}
