import { hasWrittenPoint } from '@habilis/domain/complement/hasWrittenPoint';
import { faultsOfPoints } from '@habilis/domain/complement/faultsOfPoints';
import {
  actionFaults,
  asksDecision,
  asksPoints,
  needsOfAction,
} from '@habilis/domain/demande-habilitation/actionFaults';
import { ancresOf } from '@habilis/domain/demande-habilitation/ancresOf';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { rolePath } from '@habilis/api/page/rolePaths';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { MilestoneTrack } from '@habilis/ui/MilestoneTrack';
import { Stack } from '@habilis/ui/Stack';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { openActingAtom } from '../../../session/acting.ts';
import { useServerProperties } from '../../../boot/useServerProperties.ts';
import { AskSection } from '../../../demande/lecture/AskSection.tsx';
import { LectureHead } from '../../../demande/lecture/LectureHead.tsx';
import { LecturePage } from '../../../demande/lecture/LecturePage.tsx';
import { goToAncre } from '../../../demande/lecture/goToAncre.ts';
import { type LectureSection, WITHOUT_FACTS } from '../../../demande/lecture/LectureSection.ts';
import { labelWithPoints } from '../../../demande/lecture/labelWithPoints.ts';
import { marquees } from '../../../demande/lecture/marquees.ts';
import { useVues } from '../../../demande/lecture/useVues.ts';
import { usePoints } from '../../../demande/lecture/usePoints.ts';
import { pointsKeyOf } from '../../../demande/complement/keptPoints.ts';
import { useHeldDecisions } from '../../../demande/commission/useHeldDecisions.ts';
import { useParcours } from '../../../demande/parcours/useParcours.ts';
import { busyKeyOf } from '../../../document/busyKeyOf.ts';
import { DocumentActions } from '../../../document/DocumentActions.tsx';
import { History } from '../../../document/History.tsx';
import { commentKeyOf } from '../../../document/localDraft.ts';
import { focusField } from '../../../forms/fieldId.ts';
import { useLeaveGuard } from '../../../forms/useLeaveGuard.ts';
import type { DemandeProps } from '../DemandeurForm.tsx';
import { HeaderLinks, HeaderState } from '../DhHeader.tsx';
import { dhTrack } from '../dhTrack.tsx';
import { PAGE_TABS } from '../pageTabs.ts';
import { useDh } from '../useDh.ts';
import { ancreLabel } from './ancreLabel.ts';
import { ExamenDialog } from './ExamenDialog.tsx';
import { NO_EXAMEN } from './ExamenInput.ts';
import { awaitsDossier } from '../awaitsDossier.ts';
import { DOSSIER, DossierNotice } from '../DossierNotice.tsx';
import { ExamenLine } from './ExamenLine.tsx';
import { ExamenNotices } from './ExamenNotices.tsx';
import { examenTabs } from './examenTabs.tsx';
import { GotoTaskDialog } from './GotoTaskDialog.tsx';
import { HeldDecisionBar } from './HeldDecision.tsx';
import { lectureSections } from './lectureSections.tsx';
import { useAvisDraft } from './useAvisDraft.ts';
import { useExamenActions } from './useExamenActions.ts';

const NO_AVIS = { type: null, texte: null };
/** The one that needs nothing more than points and words: it is sent from the page. */
const IN_PLACE = 'DemandeComplement';
const ASK = 'demander';

/** Whether an action gives a letter: it is taken on the page of decisions, where the letter is read at its width. */
const isDecided = (task: string, key: string): boolean =>
  asksDecision(task, key) || needsOfAction(task, key).includes('motif');

/** The demande for those who examine it: read it beside its documents, ask about its facts, give an avis, move it on. */
export function ReviewerForm({
  initial,
  steps,
  niveaux,
  examen,
  role,
  habilisId,
  tab,
  onTab,
  isReread,
  onDone,
}: DemandeProps): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { today, horizon } = useServerProperties();
  const [isForcing, setForcing] = useState(false);
  const [view, setView] = useState<'facts' | 'viewer'>('facts');
  const open = useDh(initial, { habilisId, roleId: role.id, onCreated: () => void onDone() });
  const { demande } = open.state;
  const { id } = demande;
  const marks = useVues({ type: 'DH', id: id ?? 0 }, examen.vues);
  const isActing = useAtomValue(openActingAtom) !== null;
  const task = demande.currentWorkflowTask.currentTaskDefinitionKey;
  const niveau = niveaux.find((one) => one.id === demande.dispositifNiveau?.id) ?? null;
  const isGiving = demande.actionsPossibles.some(({ avisRequis }) => avisRequis);
  const draft = useAvisDraft({
    open,
    stored: examen.brouillonAvis ?? NO_AVIS,
    isGiving,
    localKey: commentKeyOf(habilisId, 'DH', id, 'avis'),
  });
  useLeaveGuard(draft);
  const keyOfComment = (action: string) => commentKeyOf(habilisId, 'DH', id, action);
  const showTab = (section: string) => {
    if (PAGE_TABS.some((one) => one === section)) onTab(section);
  };
  const goToSection = (section: string) =>
    goToAncre(`section.${section}`, () => {
      setView('facts');
      showTab(section);
    });
  const parcours = useParcours(role, { type: 'DH', id: id ?? 0 });
  const moved = async (action: string) => (await parcours.taken(action)) || onDone();
  const actions = useExamenActions({
    open,
    draft,
    habilisId,
    commentKeyOf: keyOfComment,
    onTab: goToSection,
    onDone: moved,
  });
  const busyKey = busyKeyOf(actions.busyKey, isReread);
  const asking = demande.actionsPossibles.find(({ key }) => asksPoints(task, key));
  const { decisionEnAttente: waiting } = demande;
  const held = useHeldDecisions(waiting === null ? [] : [waiting], onDone);
  const points = usePoints(asking === undefined ? null : pointsKeyOf(keyOfComment(asking.key)));
  if (id === null) return null;
  const title = demande.entiteDemandeuse?.raisonSociale ?? t('habilitations.demande.titre');
  const read = lectureSections(t, { demande, niveau });
  const goToPoints = () => {
    points.close();
    goToSection(ASK);
  };
  const labelOf = (ancre: string) => ancreLabel(t, ancre, niveau);
  const decide = async (key: string) => {
    if (demande.dateCnh === null) return;
    const choix = key === 'Soumet' ? '' : '&choix=COMPLEMENT';
    await navigate(`${rolePath(role, 'commissionDecision', demande.dateCnh)}?demandes=${id}${choix}`);
  };
  const choose = async (action: Parameters<typeof actions.choose>[0]) => {
    if (!(await awaitsDossier(demande, action.key))) return actions.choose(action);
    // Nothing is asked that would be refused: where the page says why takes the focus.
    goToSection('avis');
    focusField(DOSSIER);
  };
  const hasPoints = asking !== undefined && points.nombre > 0;
  const asked: LectureSection[] = !hasPoints
    ? []
    : [
        {
          id: ASK,
          title: actions.labelOf(asking.key),
          words: t('workflow.lecture.points', { nombre: points.nombre }),
          ...WITHOUT_FACTS,
          content: (
            <AskSection
              points={points}
              labelOf={labelOf}
              commentKey={keyOfComment(asking.key)}
              hasComment={asking.key === IN_PLACE && asking.commentaireRequis}
              label={asking.key === IN_PLACE ? t('workflow.lecture.envoyer') : actions.labelOf(asking.key)}
              judge={({ draftWorkflowComment, points: written }) =>
                asking.key === IN_PLACE
                  ? [
                      ...actionFaults(task, asking.key, {
                        etat: demande,
                        today,
                        horizon,
                        hasComment: !isEmpty(draftWorkflowComment),
                        hasPoints: hasWrittenPoint(written),
                        hasAssignee: false,
                        dateCnh: null,
                        decision: null,
                        hasMotif: false,
                        dateDebut: null,
                        hasPieceRecours: false,
                      }),
                      ...faultsOfPoints(written, niveau === null ? [] : ancresOf(niveau)),
                    ]
                  : []
              }
              onGo={(ancre) => goToAncre(ancre, () => points.open(ancre))}
              onward={asking.key === IN_PLACE ? parcours.onwardOf(asking.key) : undefined}
              onSend={(input) =>
                asking.key === IN_PLACE ? actions.take(asking.key, { ...NO_EXAMEN, ...input }) : decide(asking.key)
              }
            />
          ),
        },
      ];
  const needsDossier = demande.actionsPossibles.some(({ key }) => needsOfAction(task, key).includes('dossier-valide'));
  const { typeDernierAvis: dernier } = demande;
  const further = examenTabs(t, {
    demandeId: id,
    examen,
    draft: isGiving ? draft : null,
    // Above the avis, where the page opens.
    notice: needsDossier && <DossierNotice demande={demande} role={role} />,
    niveau,
    role: role.type,
    isBusy: busyKey !== null,
  }).map(({ id: section, label, content }): LectureSection => ({
    id: section,
    title: label,
    ...WITHOUT_FACTS,
    ...(section === 'avis' && dernier !== null ? { words: t(`habilitations.avis.type.${dernier}`) } : {}),
    content,
  }));
  const suivi: LectureSection = {
    id: 'suivi',
    title: t('workflow.lecture.suivi'),
    ...WITHOUT_FACTS,
    content: (
      <Stack gap={28}>
        <MilestoneTrack
          label={t('workflow.jalons')}
          {...dhTrack(t, demande, { today, isDemandeur: isDemandeur(role.type) })}
        />
        {examen.taches.length > 0 && (
          <div>
            <Button isDisabled={busyKey !== null} onPress={() => setForcing(true)}>
              {t('workflow.goto.ouvrir')}
            </Button>
          </div>
        )}
        <History steps={steps} decision={demande.decision} />
      </Stack>
    ),
  };
  return (
    <>
      <LecturePage
        type="DH"
        demande={demande}
        habilisId={habilisId}
        parcours={parcours}
        about={title}
        head={
          <LectureHead
            title={title}
            kind={t('habilitations.demande.titre')}
            demande={demande}
            words={[
              niveau === null ? t('listes.niveau-a-choisir') : niveau.libelle,
              t(`habilitations.demande.mode.${demande.habilitationSourceMode}`),
            ]}
            links={<HeaderLinks demande={demande} role={role} />}
          >
            <HeaderState demande={demande} hasAvis={false} />
          </LectureHead>
        }
        sections={[...read, ...further, ...asked, suivi]}
        marks={marks}
        isExamining
        points={{ ...points, isResting: busyKey !== null }}
        labelOf={labelOf}
        tab={tab}
        onTab={showTab}
        view={view}
        onView={setView}
        notices={
          <>
            <ExamenLine
              estimation={examen.estimation}
              demande={demande}
              isEditing={isGiving}
              onReload={() => void onDone()}
            />
            <ExamenNotices
              open={open}
              draft={draft}
              complements={examen.complements}
              role={role.type}
              held={held}
              onReload={onDone}
              onCompare={() => goToSection('complements')}
            />
          </>
        }
      />
      {waiting !== null && <HeldDecisionBar decision={waiting} held={held} />}
      <DocumentActions
        demande={demande}
        status={draft.status}
        conflict={open.state.conflict}
        habilisId={habilisId}
        labelOf={(key) => labelWithPoints(t, actions.labelOf(key), key === asking?.key ? points : null)}
        busyKey={busyKey}
        isEndingAside
        note={isActing ? undefined : marquees(t, read, marks)}
        primaryKey={hasPoints ? asking.key : undefined}
        onChoose={(action) => {
          if (isDecided(task, action.key)) void decide(action.key);
          else if (hasPoints && action.key === asking.key) goToPoints();
          else void choose(action);
        }}
        onSave={isGiving ? () => void draft.flush().catch(() => undefined) : undefined}
      />
      {actions.asked && (
        <ExamenDialog
          action={actions.asked}
          demande={demande}
          niveau={niveau}
          commentKey={keyOfComment(actions.asked.key)}
          onward={parcours.onwardOf(actions.asked.key)}
          onConfirm={actions.confirm}
          onCancel={() => {
            actions.cancel();
            points.refresh();
          }}
        />
      )}
      {isForcing && (
        <GotoTaskDialog
          demandeId={id}
          about={[demande.entiteDemandeuse?.raisonSociale, niveau?.libelle, demande.numero]}
          version={demande.version}
          taches={examen.taches}
          dateCnh={demande.dateCnh}
          onDone={() => moved('goto')}
          onCancel={() => setForcing(false)}
        />
      )}
    </>
  );
}
