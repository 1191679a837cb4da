import { examen as calls } from '@habilis/api/examen/endpoints';
import { isUnderWay } from '@habilis/domain/demande/isUnderWay';
import { tabOfField } from '@habilis/domain/demande-habilitation/tabOfField';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';
import { useText } from '@habilis/i18n/TextProvider';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useAwaited } from '../../demande/complement/useAwaited.ts';
import { fillBar } from '../../demande/page/fillBar.ts';
import { FillPage } from '../../demande/page/FillPage.tsx';
import { busyKeyOf } from '../../document/busyKeyOf.ts';
import { DocumentActions } from '../../document/DocumentActions.tsx';
import { History } from '../../document/History.tsx';
import { commentKeyOf } from '../../document/localDraft.ts';
import { useFiles } from '../../document/useFiles.ts';
import { allPending } from '../../forms/allPending.ts';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { call } from '../../session/call.ts';
import { DhActionDialog } from './DhActionDialog.tsx';
import { dhForm } from './dhForm.ts';
import { DhHeader } from './DhHeader.tsx';
import { DhNotices } from './DhNotices.tsx';
import type { DhPageProps, DhRead, DhVisit } from './DhRead.ts';
import { DhTabs } from './DhTabs.tsx';
import { DhTrack } from './DhTrack.tsx';
import { ExamenLine } from './examen/ExamenLine.tsx';
import { examenTabs } from './examen/examenTabs.tsx';
import { NO_EXAMEN } from './examen/loadExamen.ts';
import { PointsOfTab } from './examen/PointsOfTab.tsx';
import { useDhActions } from './useDhActions.ts';
import { useDhFaults } from './useDhFaults.ts';
import { useOpenDh } from './useOpenDh.ts';

/** A slot of documents shows itself what is asked of it. */
const isSlot = (path: string): boolean => path.startsWith('fileUploads.');

/** The words of the actions, which last: a key does not draw the actions again. */
function useActionWords() {
  const t = useText();
  const labelOf = useCallback(
    (key: string) => t.find(`workflow.action.${key}-DH`) ?? t.find(`workflow.action.${key}`) ?? key,
    [t],
  );
  const lossOf = useCallback((key: string) => t.find(`workflow.consequence.${key}-DH`), [t]);
  return { labelOf, lossOf };
}

/** What the page of a demandeur is made of. */
function useDhFilling(read: DhRead, visit: DhVisit) {
  const { habilisId, isReread } = visit;
  const open = useOpenDh(read, visit);
  const { demande, saisie } = open.state;
  const niveau = read.niveaux.find(({ id }) => id === saisie.dispositifNiveauId) ?? null;
  const kind = useMemo(() => dhForm(niveau), [niveau]);
  const faults = useDhFaults(open, niveau, demande.modifiable);
  const keyOfComment = (action: string) => commentKeyOf(habilisId, 'DH', demande.id, action);
  const awaited = useAwaited(demande, read.examen.complements);
  const actions = useDhActions({
    open,
    faults,
    commentKeyOf: keyOfComment,
    beforeSend: awaited.answers.flush,
    onDone: (_, stored) => visit.reread({ demande: stored, vues: read.examen.vues }),
    onDeleted: visit.onDeleted,
  });
  useLeaveGuard(allPending(() => [open.document, awaited.answers]));
  const busyKey = busyKeyOf(actions.busyKey, isReread);
  return { open, niveau, kind, faults, keyOfComment, awaited, actions, busyKey };
}

type Props = DhPageProps & { readonly page: ReturnType<typeof useDhFilling> };

/** What stands above the form: who asks, how far it is, what to read first. */
function Above({ page: { open, niveau }, read, visit }: Props): ReactNode {
  const { demande, conflict, isRestored } = open.state;
  const task = demande.currentWorkflowTask.currentTaskDefinitionKey;
  // Once the day of the commission is known, it is told in place of what compares.
  const isCompared = isUnderWay(DH_WORKFLOW, task) && demande.decision === null && demande.dateCnh === null;
  const reload = () => void visit.reread();
  return (
    <>
      <DhHeader demande={demande} niveau={niveau} role={visit.role} />
      <DhTrack demande={demande} role={visit.role.type} />
      <ExamenLine
        soumise={isCompared ? demande.dateFirstSoumission : null}
        estimation={read.examen.estimation}
        demande={demande}
        isEditing={demande.modifiable}
        onReload={reload}
      />
      <DhNotices
        document={open.document}
        demande={demande}
        conflict={conflict}
        isRestored={isRestored}
        steps={read.steps}
        role={visit.role}
        onReload={reload}
      />
    </>
  );
}

/** The tabs of the form with what a complement asks in each, and those of the examination. */
function FilledTabs({ page: { open, niveau, faults, awaited, busyKey }, read, visit }: Props): ReactNode {
  const t = useText();
  const { demande } = open.state;
  const points = awaited.complement?.points ?? [];
  const past = { ...NO_EXAMEN, complements: awaited.past };
  return (
    <DhTabs
      open={open}
      faults={faults}
      niveau={niveau}
      niveaux={read.niveaux}
      isReadOnly={!demande.modifiable || busyKey !== null}
      visit={visit}
      asked={{
        inSlot: (path) => points.find(({ chemin }) => chemin === path)?.commentaire,
        inTab: (one) => (
          <PointsOfTab
            points={points.filter(({ chemin }) => !isSlot(chemin) && tabOfField(chemin, niveau) === one)}
            niveau={niveau}
          />
        ),
      }}
      further={examenTabs(t, { demandeId: demande.id, examen: past, draft: null, niveau, role: visit.role.type })}
    />
  );
}

/** The demande for its demandeur: filled in, saved automatically, submitted, completed, withdrawn. */
export function DhFilling({ read, visit }: DhPageProps): ReactNode {
  const page = useDhFilling(read, visit);
  const { open, kind, faults, awaited, actions, busyKey, keyOfComment } = page;
  const files = useFiles(open);
  const { demande } = open.state;
  const isTyped = demande.modifiable;
  const words = { busyKey, ...useActionWords() };
  const filled = { ...words, kind, faults, visit, isTyped, isFilling: isTyped, choose: actions.choose };
  const params = { id: read.demande.id ?? 0 };
  return (
    <>
      <FillPage
        kind={kind}
        open={open}
        faults={faults}
        visit={visit}
        isFilling={isTyped}
        awaited={{
          complement: awaited.complement,
          onAnswer: awaited.onAnswer,
          onSave: (body) => call(calls.repondre, { params, body }, { background: true }),
        }}
        parts={{
          above: <Above page={page} read={read} visit={visit} />,
          tabs: <FilledTabs page={page} read={read} visit={visit} />,
          history: read.steps.length > 0 && <History steps={read.steps} decision={demande.decision} />,
        }}
      />
      <DocumentActions {...fillBar(open, filled)} />
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
