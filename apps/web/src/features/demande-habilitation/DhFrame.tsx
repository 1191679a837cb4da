import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import type { Role } from '@habilis/api/role/Role';
import { type DhTab, tabOfField } from '@habilis/domain/demande-habilitation/tabOfField';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { useText } from '@habilis/i18n/TextProvider';
import { Columns } from '@habilis/ui/Columns';
import { MilestoneTrack } from '@habilis/ui/MilestoneTrack';
import { Stack } from '@habilis/ui/Stack';
import { memo, type ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { FaultSummary } from '../../document/FaultSummary.tsx';
import type { Faults } from '../../document/useFaults.ts';
import { DhHeader } from './DhHeader.tsx';
import { DhTabs } from './DhTabs.tsx';
import type { AskedOf, OpenDh } from './dhKind.ts';
import type { FurtherTab, PageTab } from './pageTabs.ts';
import { dhTrack } from './dhTrack.tsx';

type Props = {
  readonly open: OpenDh;
  readonly faults: Faults<DhTab>;
  readonly niveau: DispositifNiveau | null;
  readonly niveaux: readonly DispositifNiveau[];
  readonly role: Role;
  readonly isReadOnly: boolean;
  /** Whether the demandeur fills the form in, so that each tab tells what is left. */
  readonly isFilling?: boolean;
  readonly tab: PageTab;
  readonly onTab: (tab: string) => void;
  readonly askedOf?: AskedOf;
  readonly headOf?: (tab: DhTab) => ReactNode;
  readonly further?: readonly FurtherTab[];
  /** Shown above the form. */
  readonly notices: ReactNode;
  readonly aside: ReactNode;
  readonly actions: ReactNode;
};

/** The progress of the demande, as the role sees it; a key typed in the form does not draw it again. */
const Track = memo(function Track({ demande, role }: { demande: DemandeHabilitation; role: RoleType }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const track = dhTrack(t, demande, { today, isDemandeur: isDemandeur(role) });
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

/** The page of a habilitation demande, for any reader: state, tabs, history, actions. */
export function DhFrame({ notices, aside, actions, role, ...form }: Props): ReactNode {
  const { open, faults, niveau, onTab } = form;
  const { demande } = open.state;
  return (
    <>
      <Stack gap={28}>
        <DhHeader demande={demande} niveau={niveau} role={role} />
        <Track demande={demande} role={role.type} />
        {notices}
        <Columns split="1fr 248px">
          <Stack gap={20}>
            <FaultSummary faults={faults} onOpen={(path) => onTab(tabOfField(path, niveau))} />
            <DhTabs {...form} />
          </Stack>
          {aside}
        </Columns>
      </Stack>
      {actions}
    </>
  );
}
