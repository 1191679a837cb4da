import { faultsOfPoints } from '@habilis/domain/complement/faultsOfPoints';
import { hasWrittenPoint } from '@habilis/domain/complement/hasWrittenPoint';
import { actionFaults } from '@habilis/domain/demande-administrative/actionFaults';
import { ANCRES_ADMINISTRATIVES } from '@habilis/domain/demande-administrative/valeurAdministrative';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { useText } from '@habilis/i18n/TextProvider';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { ComplementsTab } from '../../demande/complement/ComplementsTab.tsx';
import { type LectureSection, WITHOUT_FACTS } from '../../demande/lecture/LectureSection.ts';
import { type Asking, ReadPage } from '../../demande/page/ReadPage.tsx';
import { TaskBadge } from '../../demande/TaskBadge.tsx';
import { History } from '../../document/History.tsx';
import { PresenceLine } from '../../document/PresenceLine.tsx';
import { ancreWords } from './complementView.ts';
import { HeaderLinks } from './DemandeHeader.tsx';
import { DemandeNotices } from './DemandeNotices.tsx';
import { DemandeTrack } from './DemandeTrack.tsx';
import { lectureSections } from './lectureSections.tsx';
import type { DemandeInPage, DemandePageProps } from './useDemandePage.ts';

type Props = DemandePageProps & { readonly page: DemandeInPage };

/** How the points that were gathered are sent; null while none may be asked. */
function useAsking({ open, asking, actions, keyOfComment, labelOf }: DemandeInPage): Asking | null {
  const { today, delaiSuspensionJours } = useServerProperties();
  const { demande } = open.state;
  if (asking === undefined) return null;
  return {
    action: asking,
    label: labelOf(asking.key),
    isInPlace: true,
    commentKey: keyOfComment(asking.key),
    hasComment: asking.commentaireRequis,
    judge: ({ draftWorkflowComment, points }) => [
      ...actionFaults(demande.currentWorkflowTask.currentTaskDefinitionKey, asking.key, {
        today,
        delaiSuspensionJours,
        hasComment: !isEmpty(draftWorkflowComment),
        hasPoints: hasWrittenPoint(points),
        hasAssignee: false,
        dateSuspensionAdministrative: demande.dateSuspensionAdministrative,
        dateSuspensionDemandee: null,
      }),
      ...faultsOfPoints(points, ANCRES_ADMINISTRATIVES),
    ],
    onSend: (input) => actions.take(asking.key, { ...input, dateSuspensionAdministrative: null }),
    onMore: () => void actions.choose(asking),
  };
}

/** What to know first: who else is here, what conflicts, what came back. */
function Notices({ page, read, visit }: Props): ReactNode {
  const { document, state } = page.open;
  const reload = () => void visit.reread();
  return (
    <>
      <PresenceLine demande={state.demande} isEditing={false} onReload={reload} />
      <DemandeNotices
        document={document}
        demande={state.demande}
        conflict={state.conflict}
        isRestored={state.isRestored}
        steps={read.steps}
        complements={read.complements}
        onReload={reload}
        onCompare={() => page.reading.goToSection('complements')}
      />
    </>
  );
}

/** A demande administrative for those who examine it: its facts beside its documents. */
export function DemandeReading({ page, read, visit }: Props): ReactNode {
  const t = useText();
  const { demande } = page.open.state;
  const asking = useAsking(page);
  const { ville, codePostal } = demande.adresse.codePostalVille;
  const words = ancreWords(t);
  const past: LectureSection = {
    ...WITHOUT_FACTS,
    id: 'complements',
    title: t('habilitations.onglet.complements'),
    content: <ComplementsTab complements={read.complements} words={words} />,
  };
  return (
    <ReadPage
      type="DA"
      demande={demande}
      visit={visit}
      reading={page.reading}
      head={{
        title: demande.raisonSociale ?? t('entites.titre'),
        kind: t('entites.titre'),
        words: [t('entites.titre'), [codePostal, ville].filter(Boolean).join(' ')].filter((part) => part !== ''),
        links: <HeaderLinks demande={demande} role={visit.role} />,
        children: <TaskBadge taskKey={demande.currentWorkflowTask.currentTaskDefinitionKey} />,
      }}
      sections={{
        notices: <Notices page={page} read={read} visit={visit} />,
        facts: lectureSections(t, demande),
        further: read.complements.length === 0 ? [] : [past],
        suivi: (
          <Stack gap={28}>
            <DemandeTrack demande={demande} role={visit.role.type} />
            <History steps={read.steps} />
          </Stack>
        ),
      }}
      points={{ nameOf: words.labelOf, asking }}
      busyKey={page.busyKey}
    />
  );
}
