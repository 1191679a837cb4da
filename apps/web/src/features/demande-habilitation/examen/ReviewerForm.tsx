import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Stack } from '@habilis/ui/Stack';
import { type ReactNode, useState } from 'react';
import { DocumentActions } from '../../../document/DocumentActions.tsx';
import { History } from '../../../document/History.tsx';
import { commentKeyOf } from '../../../document/localDraft.ts';
import { useLeaveGuard } from '../../../forms/useLeaveGuard.ts';
import { HabilitationFrame } from '../HabilitationFrame.tsx';
import type { DemandeProps } from '../DemandeurForm.tsx';
import { useHabilitation } from '../useHabilitation.ts';
import { useHabilitationFaults } from '../useHabilitationFaults.ts';
import { ExamenDialog } from './ExamenDialog.tsx';
import { ExamenLine } from './ExamenLine.tsx';
import { ExamenNotices } from './ExamenNotices.tsx';
import { examenTabs } from './examenTabs.tsx';
import { GotoTaskDialog } from './GotoTaskDialog.tsx';
import { useAvisDraft } from './useAvisDraft.ts';
import { useExamenActions } from './useExamenActions.ts';

const NO_AVIS = { type: null, texte: null };

/** The demande for those who examine it: read it, give an avis, move it on, send it back. */
export function ReviewerForm({
  initial,
  steps,
  niveaux,
  examen,
  role,
  habilisId,
  tab,
  onTab,
  onDone,
}: DemandeProps): ReactNode {
  const t = useText();
  const [isForcing, setForcing] = useState(false);
  const open = useHabilitation(initial, { habilisId, roleId: role.id, onCreated: onDone });
  const { demande } = open.state;
  const { id } = demande;
  const niveau = niveaux.find((one) => one.id === demande.dispositifNiveau?.id) ?? null;
  const draft = useAvisDraft({
    open,
    stored: examen.brouillonAvis ?? NO_AVIS,
    localKey: commentKeyOf(habilisId, 'DH', id, 'avis'),
  });
  useLeaveGuard(draft);
  const isGiving = demande.actionsPossibles.some(({ avisRequis }) => avisRequis);
  const faults = useHabilitationFaults(open, niveau, false);
  const keyOfComment = (action: string) => commentKeyOf(habilisId, 'DH', id, action);
  const actions = useExamenActions({ open, draft, habilisId, commentKeyOf: keyOfComment, onTab, onDone });
  if (id === null) return null;
  return (
    <>
      <HabilitationFrame
        open={open}
        faults={faults}
        niveau={niveau}
        niveaux={niveaux}
        role={role}
        isReadOnly
        tab={tab}
        onTab={onTab}
        further={examenTabs(t, {
          demandeId: id,
          examen,
          draft: isGiving ? draft : null,
          niveau,
          role: role.type,
          isBusy: actions.busyKey !== null,
        })}
        notices={
          <>
            <ExamenLine estimation={examen.estimation} demande={demande} isEditing={isGiving} onReload={onDone} />
            <ExamenNotices
              open={open}
              complements={examen.complements}
              role={role.type}
              onReload={onDone}
              onCompare={() => onTab('complements')}
            />
          </>
        }
        aside={
          <Stack gap={28}>
            {examen.taches.length > 0 && <Button onPress={() => setForcing(true)}>{t('workflow.goto.ouvrir')}</Button>}
            <History steps={steps} decision={demande.decision} />
          </Stack>
        }
        actions={
          <DocumentActions
            demande={demande}
            status={draft.status}
            habilisId={habilisId}
            labelOf={actions.labelOf}
            busyKey={actions.busyKey}
            onChoose={(action) => void actions.choose(action)}
            onSave={isGiving ? () => void draft.flush().catch(() => undefined) : undefined}
          />
        }
      />
      {actions.asked && (
        <ExamenDialog
          action={actions.asked}
          demande={demande}
          niveau={niveau}
          commentKey={keyOfComment(actions.asked.key)}
          onConfirm={actions.confirm}
          onCancel={actions.cancel}
        />
      )}
      {isForcing && (
        <GotoTaskDialog
          demandeId={id}
          version={demande.version}
          taches={examen.taches}
          dateCnh={demande.dateCnh}
          onDone={() => {
            setForcing(false);
            onDone();
          }}
          onCancel={() => setForcing(false)}
        />
      )}
    </>
  );
}
