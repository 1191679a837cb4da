import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import type { HistoriqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import type { Role } from '@habilis/api/role/Role';
import { isUnderWay } from '@habilis/domain/demande/isUnderWay';
import { CHAMP_INTITULE } from '@habilis/domain/demande-habilitation/champsFixes';
import { tabOfField, tabsOf } from '@habilis/domain/demande-habilitation/tabOfField';
import { useText } from '@habilis/i18n/TextProvider';
import { type ReactNode, useCallback, useMemo } from 'react';
import { busyKeyOf } from '../../document/busyKeyOf.ts';
import { DocumentActions } from '../../document/DocumentActions.tsx';
import { History } from '../../document/History.tsx';
import { Stack } from '@habilis/ui/Stack';
import { nextToFill } from '../../document/leftToFill.ts';
import { commentKeyOf } from '../../document/localDraft.ts';
import { Remaining } from '../../document/Remaining.tsx';
import { useFiles } from '../../document/useFiles.ts';
import { allPending } from '../../forms/allPending.ts';
import { goToField } from '../../forms/fieldId.ts';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { examen as calls } from '@habilis/api/examen/endpoints';
import { call } from '../../session/call.ts';
import { ComplementPanel } from '../../demande/complement/ComplementPanel.tsx';
import { ancreLabel } from './examen/ancreLabel.ts';
import { ExamenLine } from './examen/ExamenLine.tsx';
import { examenTabs } from './examen/examenTabs.tsx';
import { type Examen, NO_EXAMEN } from './examen/loadExamen.ts';
import { PointsOfTab } from './examen/PointsOfTab.tsx';
import { useAwaited } from '../../demande/complement/useAwaited.ts';
import { DhActionDialog } from './DhActionDialog.tsx';
import { DhFrame } from './DhFrame.tsx';
import { DhNotices } from './DhNotices.tsx';
import { fieldPlace } from './fieldPlace.ts';
import type { PageTab } from './pageTabs.ts';
import { useDh } from './useDh.ts';
import { useDhActions } from './useDhActions.ts';
import { useDhFaults } from './useDhFaults.ts';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';

export type DemandeProps = {
  readonly initial: DemandeHabilitation;
  readonly steps: readonly HistoriqueCommentaire[];
  /** The niveaux that may be chosen, that of the demande included. */
  readonly niveaux: readonly DispositifNiveau[];
  readonly examen: Examen;
  readonly role: Role;
  readonly habilisId: string;
  readonly tab: PageTab;
  readonly onTab: (tab: string) => void;
  /** Whether all of it is being read again, to begin anew. */
  readonly isReread: boolean;
  readonly onDone: () => Promise<unknown>;
};

/** A slot of documents shows itself what is asked of it. */
const isSlot = (path: string): boolean => path.startsWith('fileUploads.');

type Props = DemandeProps & {
  readonly onCreated: (demande: DemandeHabilitation) => void;
  readonly onDeleted: () => void;
};

/** The demande for its demandeur: filled in, saved automatically, submitted, completed, withdrawn. */
export function DemandeurForm({
  initial,
  steps,
  niveaux,
  examen,
  role,
  habilisId,
  tab,
  onTab,
  isReread,
  ...events
}: Props): ReactNode {
  const t = useText();
  const { onCreated, onDone, onDeleted } = events;
  const open = useDh(initial, { habilisId, roleId: role.id, onCreated });
  const { demande, saisie, status, conflict, isRestored } = open.state;
  const niveau = niveaux.find(({ id }) => id === saisie.dispositifNiveauId) ?? null;
  const task = demande.currentWorkflowTask.currentTaskDefinitionKey;
  const faults = useDhFaults(open, niveau, demande.modifiable);
  const files = useFiles(open);
  const keyOfComment = (action: string) => commentKeyOf(habilisId, 'DH', demande.id, action);
  const awaited = useAwaited(demande, examen.complements);
  const actions = useDhActions({
    open,
    faults,
    commentKeyOf: keyOfComment,
    beforeSend: awaited.answers.flush,
    onDone,
    onDeleted,
  });
  const busyKey = busyKeyOf(actions.busyKey, isReread);
  const past = { ...NO_EXAMEN, complements: awaited.past };
  const params = { id: initial.id ?? 0 };
  const points = awaited.complement?.points ?? [];
  useLeaveGuard(allPending(() => [open.document, awaited.answers]));
  const openTabOf = (path: string) => onTab(tabOfField(path, niveau));
  const tabs = tabsOf(niveau);
  const { left } = faults;
  const hasPoints = points.length > 0;
  // A key does not draw what is left again, unless it changes it.
  const remaining = useMemo(
    () => (
      <Remaining
        faults={{ left, tabOf: (path) => tabOfField(path, niveau) }}
        tabs={tabsOf(niveau)}
        nameOf={(one) => t(`habilitations.demande.onglet.${one}`)}
        fieldOf={(path) => fieldPlace(t, path, niveau)}
        hasPoints={hasPoints}
        onOpen={(path) => onTab(tabOfField(path, niveau))}
      />
    ),
    [left, niveau, hasPoints, t, onTab],
  );
  // Lasting, so that a key does not draw the actions again.
  const labelOf = useCallback(
    (key: string) => t.find(`workflow.action.${key}-DH`) ?? t.find(`workflow.action.${key}`) ?? key,
    [t],
  );
  const lossOf = useCallback((key: string) => t.find(`workflow.consequence.${key}-DH`), [t]);
  const next = demande.modifiable ? nextToFill(faults, tabs, tab) : null;
  return (
    <>
      <DhFrame
        open={open}
        faults={faults}
        niveau={niveau}
        niveaux={niveaux}
        role={role}
        isReadOnly={!demande.modifiable || busyKey !== null}
        isFilling={demande.modifiable}
        tab={tab}
        onTab={onTab}
        headOf={(one) => (
          <PointsOfTab
            points={points.filter(({ chemin }) => !isSlot(chemin) && tabOfField(chemin, niveau) === one)}
            niveau={niveau}
          />
        )}
        askedOf={(path) => points.find(({ chemin }) => chemin === path)?.commentaire}
        further={examenTabs(t, { demandeId: demande.id, examen: past, draft: null, niveau, role: role.type })}
        notices={
          <>
            <ExamenLine
              // Once the day of the commission is known, it is told in place of what compares.
              soumise={
                isUnderWay(DH_WORKFLOW, task) && demande.decision === null && demande.dateCnh === null
                  ? demande.dateFirstSoumission
                  : null
              }
              estimation={examen.estimation}
              demande={demande}
              isEditing={demande.modifiable}
              onReload={() => void onDone()}
            />
            <DhNotices
              document={open.document}
              demande={demande}
              conflict={conflict}
              isRestored={isRestored}
              steps={steps}
              role={role}
              onReload={() => void onDone()}
            />
            {awaited.complement !== null && (
              <ComplementPanel
                complement={awaited.complement}
                labelOf={(chemin) => ancreLabel(t, chemin, niveau)}
                faultOf={faults.faultOf}
                onSave={(body) => call(calls.repondre, { params, body }, { background: true })}
                open={open}
                elsewhere={(intitule) => ({ champ: CHAMP_INTITULE, intitule, isMultiple: true })}
                onGo={openTabOf}
                onAnswer={awaited.onAnswer}
              />
            )}
          </>
        }
        aside={
          <Stack gap={28}>
            {demande.modifiable && remaining}
            {steps.length > 0 && <History steps={steps} decision={demande.decision} />}
          </Stack>
        }
        actions={
          <DocumentActions
            demande={demande}
            status={status}
            conflict={conflict}
            habilisId={habilisId}
            labelOf={labelOf}
            busyKey={busyKey}
            onChoose={(action) => void actions.choose(action)}
            onContinue={next === null ? undefined : () => goToField(next, openTabOf)}
            isAwaited={demande.modifiable && faults.isAwaited}
            lossOf={lossOf}
            onSave={demande.modifiable ? () => void open.document.store().catch(() => undefined) : undefined}
          />
        }
      />
      {actions.asked && (
        <DhActionDialog
          action={actions.asked}
          demande={actions.askedOf}
          files={files}
          commentKey={keyOfComment(actions.asked.key)}
          onConfirm={actions.confirm}
          onCancel={actions.cancel}
        />
      )}
    </>
  );
}
