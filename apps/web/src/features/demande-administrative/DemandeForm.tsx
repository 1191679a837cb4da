import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { HistoriqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import type { Role } from '@habilis/api/role/Role';
import { tabOfField } from '@habilis/domain/demande-administrative/tabOfField';
import { isRequester } from '@habilis/domain/role/roleGroup';
import { useText } from '@habilis/i18n/TextProvider';
import { Columns } from '@habilis/ui/Columns';
import { ErrorSummary } from '@habilis/ui/ErrorSummary';
import { Stack } from '@habilis/ui/Stack';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useServerProperties } from '../../session/useServerProperties.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { DemandeActions } from './DemandeActions.tsx';
import { DemandeHeader } from './DemandeHeader.tsx';
import { DemandeNotices } from './DemandeNotices.tsx';
import { DemandeTabs } from './DemandeTabs.tsx';
import { DemandeTrack } from './DemandeTrack.tsx';
import { History } from './History.tsx';
import { commentKeyOf } from './localDraft.ts';
import { fieldId } from './TabProps.ts';
import { useActions } from './useActions.ts';
import { useDemandeDocument } from './useDemandeDocument.ts';
import { useFaults } from './useFaults.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useRegisterCheck } from './useRegisterCheck.ts';

type Props = {
  readonly initial: DemandeAdministrative;
  readonly steps: readonly HistoriqueCommentaire[];
  readonly role: Role;
  readonly habilisId: string;
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  readonly onCreated: (demande: DemandeAdministrative) => void;
  readonly onDone: () => void;
  readonly onDeleted: () => void;
};

/** Brings a field in sight and gives it the focus. */
function focusField(path: string): void {
  const target = document.getElementById(fieldId(path));
  (target?.querySelector<HTMLElement>('button, [role="spinbutton"]') ?? target)?.focus();
}

/** The request as a whole: where it stands, its form, what may be done, what happened. */
export function DemandeForm({ initial, steps, role, habilisId, tab, onTab, ...events }: Props): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const { onCreated, onDone, onDeleted } = events;
  const isByInstructeur = !isRequester(role.type);
  const open = useDemandeDocument(initial, { habilisId, roleId: role.id, isByInstructeur, onCreated });
  const { demande } = open.state;
  const [isCorrecting, setCorrecting] = useState(open.state.isRestored || open.state.conflict !== null);
  const faults = useFaults(open.state, { today, isJudged: !isByInstructeur });
  const keyOfComment = (action: string) => commentKeyOf(habilisId, demande.id, action);
  const actions = useActions({ open, faults, isByInstructeur, commentKeyOf: keyOfComment, onDone, onDeleted });
  useLeaveGuard(open.document);
  useRegisterCheck(open);
  const mayType = demande.modifiable && (!isByInstructeur || isCorrecting);
  const goTo = (path: string) => () => {
    flushSync(() => onTab(tabOfField(path)));
    focusField(path);
  };
  return (
    <>
      <Stack gap={28}>
        <DemandeHeader demande={demande} title={open.state.saisie.raisonSociale} role={role} />
        {demande.id !== null && <DemandeTrack demande={demande} role={role.type} />}
        <DemandeNotices open={open} steps={steps} onReload={onDone} />
        <Columns split="1fr 248px">
          <Stack gap={20}>
            <ErrorSummary
              title={`${t('erreurs.form.veuillez-corriger-les-champs-en-erreur')} ${t('erreurs.form.titre', { nombre: faults.summary.length })}`}
              focusKey={faults.attempt}
              errors={faults.summary.map((fault) => ({
                key: fault.path + fault.title,
                label: faults.labelOf(fault),
                onPress: goTo(fault.path),
              }))}
            />
            <DemandeTabs
              open={open}
              faults={faults}
              isReadOnly={!mayType || actions.busyKey !== null}
              tab={tab}
              onTab={onTab}
            />
          </Stack>
          <History steps={steps} />
        </Columns>
      </Stack>
      <DemandeActions
        state={open.state}
        habilisId={habilisId}
        isByInstructeur={isByInstructeur}
        busyKey={actions.busyKey}
        onChoose={(action) => void actions.choose(action)}
        onCorrect={demande.modifiable && !mayType ? () => setCorrecting(true) : undefined}
        onSave={mayType ? () => void open.document.flush().catch(() => undefined) : undefined}
      />
      {actions.asked && (
        <ActionDialog
          action={actions.asked}
          demande={demande}
          isBusy={actions.busyKey !== null}
          fault={actions.fault}
          commentKey={keyOfComment(actions.asked.key)}
          onConfirm={actions.confirm}
          onCancel={actions.cancel}
        />
      )}
    </>
  );
}
