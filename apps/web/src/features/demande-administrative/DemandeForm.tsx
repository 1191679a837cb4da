import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import type { Vues } from '@habilis/api/lecture/Vues';
import type { HistoriqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import type { Role } from '@habilis/api/role/Role';
import { asksPoints } from '@habilis/domain/demande-administrative/actionFaults';
import { DA_TABS, tabOfField } from '@habilis/domain/demande-administrative/tabOfField';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { useText } from '@habilis/i18n/TextProvider';
import { Columns } from '@habilis/ui/Columns';
import { Stack } from '@habilis/ui/Stack';
import { useAtomValue } from 'jotai';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { openActingAtom } from '../../session/acting.ts';
import { call } from '../../session/call.ts';
import { busyKeyOf } from '../../document/busyKeyOf.ts';
import { DocumentActions } from '../../document/DocumentActions.tsx';
import { FaultSummary } from '../../document/FaultSummary.tsx';
import { History } from '../../document/History.tsx';
import { nextToFill } from '../../document/leftToFill.ts';
import { commentKeyOf } from '../../document/localDraft.ts';
import { Remaining } from '../../document/Remaining.tsx';
import { useDocument } from '../../document/useDocument.ts';
import { allPending } from '../../forms/allPending.ts';
import { QUESTIONS } from '@habilis/domain/demande-administrative/faultsToCome';
import { goToField } from '../../forms/fieldId.ts';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { PresenceLine } from '../../document/PresenceLine.tsx';
import type { Complement } from '@habilis/api/examen/Complement';
import { ComplementPanel } from '../../demande/complement/ComplementPanel.tsx';
import { useAwaited } from '../../demande/complement/useAwaited.ts';
import { pointsKeyOf } from '../../demande/complement/keptPoints.ts';
import { goToAncre } from '../../demande/lecture/goToAncre.ts';
import { useParcours } from '../../demande/parcours/useParcours.ts';
import { labelWithPoints } from '../../demande/lecture/labelWithPoints.ts';
import { marquees } from '../../demande/lecture/marquees.ts';
import { useVues } from '../../demande/lecture/useVues.ts';
import { usePoints } from '../../demande/lecture/usePoints.ts';
import { ancreWords } from './complementView.ts';
import { DemandeActionDialog } from './DemandeActionDialog.tsx';
import { DemandeHeader } from './DemandeHeader.tsx';
import { demandeKind } from './demandeKind.ts';
import { DemandeNotices } from './DemandeNotices.tsx';
import { ASK, DemandeReading } from './DemandeReading.tsx';
import { DemandeTabs } from './DemandeTabs.tsx';
import { dropsChanges } from './dropsChanges.ts';
import { fieldName } from './partLabel.ts';
import { DemandeTrack } from './DemandeTrack.tsx';
import { lectureSections } from './lectureSections.tsx';
import { useDemandeActions } from './useDemandeActions.ts';
import { useDemandeFaults } from './useDemandeFaults.ts';
import { useRegisterCheck } from './useRegisterCheck.ts';

const NO_COMPLEMENTS: readonly Complement[] = [];
/** Where papers go that no slot asks for. */
const OTHER_PAPERS = { champ: 'autre', isMultiple: true } as const;

type Props = {
  readonly initial: DemandeAdministrative;
  readonly steps: readonly HistoriqueCommentaire[];
  readonly complements: readonly Complement[];
  readonly vues: Vues;
  readonly role: Role;
  readonly habilisId: string;
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  readonly onCreated: (demande: DemandeAdministrative) => void;
  /** Whether all of it is being read again, to begin anew. */
  readonly isReread: boolean;
  readonly onDone: () => Promise<unknown>;
  readonly onDeleted: () => void;
};

/** The whole demande: its progress, form, actions and history. */
export function DemandeForm({
  initial,
  steps,
  complements,
  vues,
  role,
  habilisId,
  tab,
  onTab,
  isReread,
  ...events
}: Props): ReactNode {
  const t = useText();
  const { onCreated, onDone, onDeleted } = events;
  const isByInstructeur = !isDemandeur(role.type);
  const open = useDocument(demandeKind, initial, {
    habilisId,
    newKey: String(role.id),
    write: (body, files, options) =>
      call(
        isByInstructeur ? demandeAdministrative.updateByInstructeur : demandeAdministrative.update,
        { body, files },
        { ...options, background: true },
      ),
    onCreated,
  });
  const { demande } = open.state;
  const marks = useVues({ type: 'DA', id: demande.id ?? 0 }, vues);
  const isActing = useAtomValue(openActingAtom) !== null;
  const [view, setView] = useState<'facts' | 'viewer'>('facts');
  const [isCorrecting, setCorrecting] = useState(open.state.isRestored || open.state.conflict !== null);
  const openTabOf = (path: string) => onTab(tabOfField(path));
  const faults = useDemandeFaults(open, !isByInstructeur);
  const keyOfComment = (action: string) => commentKeyOf(habilisId, 'DA', demande.id, action);
  const waited = useAwaited(demande, complements);
  const awaited = isByInstructeur ? null : waited.complement;
  const parcours = useParcours(role, { type: 'DA', id: demande.id ?? 0 });
  const actions = useDemandeActions({
    open,
    faults,
    habilisId,
    isByInstructeur,
    commentKeyOf: keyOfComment,
    beforeSend: waited.answers.flush,
    onDone: async (action) => (await parcours.taken(action)) || onDone(),
    onDeleted,
  });
  const busyKey = busyKeyOf(actions.busyKey, isReread);
  useLeaveGuard(allPending(() => [open.document, waited.answers]));
  useRegisterCheck(open);
  const mayType = demande.modifiable && (!isByInstructeur || isCorrecting);
  // These are lasting, so that a key does not draw the actions again.
  const labelOf = useCallback(
    (key: string) =>
      dropsChanges(key, demande)
        ? t('workflow.action.Supprime-copie')
        : (t.find(isByInstructeur && key === 'Soumet' ? 'workflow.action.Soumet-caisse' : `workflow.action.${key}`) ??
          key),
    [demande, isByInstructeur, t],
  );
  const lossOf = useCallback(
    (key: string) =>
      dropsChanges(key, demande) ? t('workflow.consequence.Supprime-copie') : t.find(`workflow.consequence.${key}-DA`),
    [demande, t],
  );
  const task = demande.currentWorkflowTask.currentTaskDefinitionKey;
  const asking =
    isByInstructeur && !mayType ? demande.actionsPossibles.find(({ key }) => asksPoints(task, key)) : undefined;
  const points = usePoints(asking === undefined ? null : pointsKeyOf(keyOfComment(asking.key)));
  const { left, tabOf } = faults;
  const hasPoints = awaited !== null && awaited.points.length > 0;
  // A key does not draw what is left again, unless it changes it.
  const remaining = useMemo(
    () => (
      <Remaining
        faults={{ left, tabOf }}
        tabs={DA_TABS}
        nameOf={(one) => t(`entites.onglet.${one}`)}
        fieldOf={(path) => fieldName(t, path)}
        questions={QUESTIONS}
        hasPoints={hasPoints}
        onOpen={(path) => onTab(tabOfField(path))}
      />
    ),
    [left, tabOf, hasPoints, t, onTab],
  );
  const isFilling = mayType && !isByInstructeur;
  const next = isFilling ? nextToFill(faults, DA_TABS, tab) : null;
  const isReading = isByInstructeur && !mayType && demande.id !== null;
  const goToPoints = () => {
    points.close();
    goToAncre(`section.${ASK}`, () => setView('facts'));
  };
  const reading = !isReading ? null : (
    <DemandeReading
      open={open}
      steps={steps}
      complements={complements}
      marks={marks}
      role={role}
      habilisId={habilisId}
      points={{ ...points, isResting: busyKey !== null }}
      parcours={parcours}
      asking={
        asking === undefined || points.nombre === 0
          ? null
          : {
              action: asking,
              label: labelOf(asking.key),
              commentKey: keyOfComment(asking.key),
              send: (input) => actions.take(asking.key, { ...input, dateSuspensionAdministrative: null }),
              more: () => void actions.choose(asking),
            }
      }
      tab={tab}
      onTab={onTab}
      view={view}
      onView={setView}
      onReload={() => void onDone()}
    />
  );
  return (
    <>
      {reading ?? (
        <Stack gap={28}>
          <DemandeHeader demande={demande} title={open.state.saisie.raisonSociale} role={role} />
          <Stack gap={12}>
            <DemandeTrack demande={demande} role={role.type} />
            {demande.id !== null && (
              <PresenceLine demande={demande} isEditing={mayType} onReload={() => void onDone()} />
            )}
          </Stack>
          <DemandeNotices
            document={open.document}
            demande={demande}
            conflict={open.state.conflict}
            isRestored={open.state.isRestored}
            steps={steps}
            complements={isByInstructeur ? complements : NO_COMPLEMENTS}
            onReload={() => void onDone()}
            onCompare={() => onTab('complements')}
          />
          {awaited !== null && (
            <ComplementPanel
              complement={awaited}
              labelOf={ancreWords(t).labelOf}
              faultOf={faults.faultOf}
              onSave={(body) =>
                call(demandeAdministrative.repondre, { params: { id: initial.id ?? 0 }, body }, { background: true })
              }
              open={open}
              elsewhere={() => OTHER_PAPERS}
              onGo={openTabOf}
              onAnswer={waited.onAnswer}
            />
          )}
          <Columns split="1fr 248px">
            <Stack gap={20}>
              <FaultSummary faults={faults} onOpen={openTabOf} />
              <DemandeTabs
                open={open}
                faults={faults}
                isReadOnly={!mayType || busyKey !== null}
                isFilling={isFilling}
                awaited={awaited}
                complements={awaited === null ? complements : waited.past}
                tab={tab}
                onTab={onTab}
              />
            </Stack>
            <Stack gap={28}>
              {isFilling && remaining}
              {steps.length > 0 && <History steps={steps} />}
            </Stack>
          </Columns>
        </Stack>
      )}
      <DocumentActions
        demande={demande}
        status={open.state.status}
        conflict={open.state.conflict}
        habilisId={habilisId}
        labelOf={
          asking === undefined ? labelOf : (key) => labelWithPoints(t, labelOf(key), key === asking.key ? points : null)
        }
        busyKey={busyKey}
        note={isReading && !isActing ? marquees(t, lectureSections(t, demande), marks) : undefined}
        primaryKey={points.nombre > 0 ? asking?.key : undefined}
        onChoose={(action) => {
          if (action.key === asking?.key && points.nombre > 0) goToPoints();
          else void actions.choose(action);
        }}
        onContinue={next === null ? undefined : () => goToField(next, openTabOf, QUESTIONS)}
        isAwaited={isFilling && faults.isAwaited}
        lossOf={lossOf}
        onCorrect={demande.modifiable && !mayType ? () => setCorrecting(true) : undefined}
        onSave={mayType ? () => void open.document.store().catch(() => undefined) : undefined}
      />
      {actions.asked && (
        <DemandeActionDialog
          action={actions.asked}
          demande={actions.askedOf}
          commentKey={keyOfComment(actions.asked.key)}
          onward={isByInstructeur ? parcours.onwardOf(actions.asked.key) : undefined}
          onConfirm={actions.confirm}
          onCancel={() => {
            actions.cancel();
            points.refresh();
          }}
        />
      )}
    </>
  );
}
