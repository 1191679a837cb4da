import type { ActionPossible } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { Complement } from '@habilis/api/examen/Complement';
import type { HistoriqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import type { Role } from '@habilis/api/role/Role';
import { hasWrittenPoint } from '@habilis/domain/complement/hasWrittenPoint';
import { faultsOfPoints } from '@habilis/domain/complement/faultsOfPoints';
import { actionFaults } from '@habilis/domain/demande-administrative/actionFaults';
import { DA_TABS } from '@habilis/domain/demande-administrative/tabOfField';
import { ANCRES_ADMINISTRATIVES } from '@habilis/domain/demande-administrative/valeurAdministrative';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { useText } from '@habilis/i18n/TextProvider';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { ComplementsTab } from '../../demande/complement/ComplementsTab.tsx';
import { type AskInput, AskSection } from '../../demande/lecture/AskSection.tsx';
import { goToAncre } from '../../demande/lecture/goToAncre.ts';
import { LectureHead } from '../../demande/lecture/LectureHead.tsx';
import { TaskBadge } from '../../demande/TaskBadge.tsx';
import { LecturePage } from '../../demande/lecture/LecturePage.tsx';
import { type LectureSection, WITHOUT_FACTS } from '../../demande/lecture/LectureSection.ts';
import type { Marks } from '../../demande/lecture/useVues.ts';
import type { Points } from '../../demande/lecture/usePoints.ts';
import type { DansParcours } from '../../demande/parcours/useParcours.ts';
import { History } from '../../document/History.tsx';
import { PresenceLine } from '../../document/PresenceLine.tsx';
import { ancreWords } from './complementView.ts';
import { HeaderLinks } from './DemandeHeader.tsx';
import type { OpenDemande } from './demandeKind.ts';
import { DemandeNotices } from './DemandeNotices.tsx';
import { DemandeTrack } from './DemandeTrack.tsx';
import { lectureSections } from './lectureSections.tsx';

/** The section of the points that were gathered. */
export const ASK = 'demander';

/** How the points that were gathered are sent. */
type Asking = {
  readonly action: ActionPossible;
  readonly label: string;
  readonly commentKey: string;
  readonly send: (input: AskInput) => Promise<unknown>;
  readonly more: () => void;
};

type Props = {
  readonly open: OpenDemande;
  readonly steps: readonly HistoriqueCommentaire[];
  readonly complements: readonly Complement[];
  readonly marks: Marks;
  readonly role: Role;
  readonly habilisId: string;
  readonly points: Points;
  readonly parcours: DansParcours;
  /** Null without a point. */
  readonly asking: Asking | null;
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  readonly view: 'facts' | 'viewer';
  readonly onView: (view: 'facts' | 'viewer') => void;
  readonly onReload: () => void;
};

const PAGE_TABS: readonly string[] = [...DA_TABS, 'complements'];

/** A demande administrative for those who examine it: its facts beside its documents. */
export function DemandeReading({
  open,
  steps,
  complements,
  marks,
  role,
  habilisId,
  points,
  parcours,
  asking,
  tab,
  onTab,
  view,
  onView,
  onReload,
}: Props): ReactNode {
  const t = useText();
  const { today, delaiSuspensionJours } = useServerProperties();
  const { demande } = open.state;
  const title = demande.raisonSociale ?? t('entites.titre');
  const { ville, codePostal } = demande.adresse.codePostalVille;
  const words = ancreWords(t);
  const showTab = (section: string) => {
    if (PAGE_TABS.includes(section)) onTab(section);
  };
  const goToSection = (section: string) =>
    goToAncre(`section.${section}`, () => {
      onView('facts');
      showTab(section);
    });
  const asked: LectureSection[] =
    asking === null
      ? []
      : [
          {
            ...WITHOUT_FACTS,
            id: ASK,
            title: asking.label,
            words: t('workflow.lecture.points', { nombre: points.nombre }),
            content: (
              <AskSection
                points={points}
                labelOf={words.labelOf}
                commentKey={asking.commentKey}
                hasComment={asking.action.commentaireRequis}
                label={t('workflow.lecture.envoyer')}
                judge={({ draftWorkflowComment, points: given }) => [
                  ...actionFaults(demande.currentWorkflowTask.currentTaskDefinitionKey, asking.action.key, {
                    today,
                    delaiSuspensionJours,
                    hasComment: !isEmpty(draftWorkflowComment),
                    hasPoints: hasWrittenPoint(given),
                    hasAssignee: false,
                    dateSuspensionAdministrative: demande.dateSuspensionAdministrative,
                    dateSuspensionDemandee: null,
                  }),
                  ...faultsOfPoints(given, ANCRES_ADMINISTRATIVES),
                ]}
                onGo={(ancre) => goToAncre(ancre, () => points.open(ancre))}
                onward={parcours.onwardOf(asking.action.key)}
                onSend={asking.send}
                onMore={asking.more}
              />
            ),
          },
        ];
  const past: LectureSection[] =
    complements.length === 0
      ? []
      : [
          {
            ...WITHOUT_FACTS,
            id: 'complements',
            title: t('habilitations.onglet.complements'),
            content: <ComplementsTab complements={complements} words={words} />,
          },
        ];
  const suivi: LectureSection = {
    ...WITHOUT_FACTS,
    id: 'suivi',
    title: t('workflow.lecture.suivi'),
    content: (
      <Stack gap={28}>
        <DemandeTrack demande={demande} role={role.type} />
        <History steps={steps} />
      </Stack>
    ),
  };
  return (
    <LecturePage
      type="DA"
      demande={demande}
      habilisId={habilisId}
      parcours={parcours}
      about={title}
      head={
        <LectureHead
          title={title}
          kind={t('entites.titre')}
          demande={demande}
          words={[t('entites.titre'), [codePostal, ville].filter(Boolean).join(' ')].filter((part) => part !== '')}
          links={<HeaderLinks demande={demande} role={role} />}
        >
          <TaskBadge taskKey={demande.currentWorkflowTask.currentTaskDefinitionKey} />
        </LectureHead>
      }
      sections={[...lectureSections(t, demande), ...past, ...asked, suivi]}
      marks={marks}
      isExamining
      points={points}
      labelOf={words.labelOf}
      tab={tab}
      onTab={showTab}
      view={view}
      onView={onView}
      notices={
        <>
          <PresenceLine demande={demande} isEditing={false} onReload={onReload} />
          <DemandeNotices
            document={open.document}
            demande={demande}
            conflict={open.state.conflict}
            isRestored={open.state.isRestored}
            steps={steps}
            complements={complements}
            onReload={onReload}
            onCompare={() => goToSection('complements')}
          />
        </>
      }
    />
  );
}
