import { ProblemError } from '@habilis/api/client/errors';
import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { HistoriqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import type { Role } from '@habilis/api/role/Role';
import { DA_TABS, tabOfField } from '@habilis/domain/demande-administrative/tabOfField';
import { isRequester } from '@habilis/domain/role/roleGroup';
import { useText } from '@habilis/i18n/TextProvider';
import { ActionBar } from '@habilis/ui/ActionBar';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Columns } from '@habilis/ui/Columns';
import { ErrorSummary } from '@habilis/ui/ErrorSummary';
import { Menu } from '@habilis/ui/Menu';
import { Stack } from '@habilis/ui/Stack';
import { Tabs } from '@habilis/ui/Tabs';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useServerProperties } from '../../session/useServerProperties.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { AdresseTab } from './AdresseTab.tsx';
import { ContactTab } from './ContactTab.tsx';
import { DemandeTrack } from './DemandeTrack.tsx';
import { DiffusionTab } from './DiffusionTab.tsx';
import { EntiteTab } from './EntiteTab.tsx';
import { History } from './History.tsx';
import { PiecesTab } from './PiecesTab.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { fieldId } from './TabProps.ts';
import { useActions } from './useActions.ts';
import { useDemandeForm } from './useDemandeForm.ts';
import { useFaults } from './useFaults.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

type Props = {
  readonly initial: DemandeAdministrative;
  readonly steps: readonly HistoriqueCommentaire[];
  readonly role: Role;
  readonly habilisId: string;
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  readonly onStored: (demande: DemandeAdministrative) => void;
  readonly onDone: () => void;
  readonly onDeleted: () => void;
};

/** Actions on who holds the task: behind a menu, so that those on the request stand out. */
const SECONDARY = new Set(['PrendEnCharge', 'Libere', 'Affecte']);

/** The request as a whole: where it stands, its form, what may be done, what happened. */
export function DemandeForm({
  initial,
  steps,
  role,
  habilisId,
  tab,
  onTab,
  onStored,
  onDone,
  onDeleted,
}: Props): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const isByInstructeur = !isRequester(role.type);
  const [isCorrecting, setCorrecting] = useState(false);
  const form = useDemandeForm(initial, { habilisId, isByInstructeur, onStored });
  const faults = useFaults(form.state, today);
  const actions = useActions({ form, faults, isByInstructeur, onDone, onDeleted });
  useLeaveGuard(form.queue.isDirty);
  const { demande, saisie } = form.state;
  const isReadOnly = !demande.modifiable || (isByInstructeur && !isCorrecting);
  const tabProps = {
    saisie,
    set: (changes: Partial<typeof saisie>) => !isReadOnly && form.change({ saisie: { ...saisie, ...changes } }),
    faultOf: faults.faultOf,
    isReadOnly,
  };
  const goTo = (path: string) => () => {
    flushSync(() => onTab(tabOfField(path)));
    const target = document.getElementById(fieldId(path));
    (target?.querySelector<HTMLElement>('button, [role="spinbutton"]') ?? target)?.focus();
  };
  const contents = {
    entite: <EntiteTab {...tabProps} verification={demande.verificationSiren} today={today} />,
    adresse: <AdresseTab {...tabProps} />,
    contact: <ContactTab {...tabProps} />,
    diffusion: <DiffusionTab {...tabProps} />,
    pieces: <PiecesTab form={form} faultOf={faults.faultOf} isReadOnly={isReadOnly} />,
  };
  const items = DA_TABS.map((id) => {
    const count = faults.countOf(id);
    const errors = count === 0 ? undefined : { count, label: t('invite.connexion.erreurs-titre', { nombre: count }) };
    return {
      id,
      label: t(`entites.onglet.${id}`),
      content: contents[id],
      errors,
      ...(id === 'pieces' ? { count: demande.fileUploads.length } : {}),
    };
  });
  const isConflict =
    form.status.kind === 'stopped' && form.status.error instanceof ProblemError && form.status.error.status === 409;
  const labelOf = (key: string) =>
    t.find(isByInstructeur && key === 'Soumet' ? 'workflow.action.Soumet-caisse' : `workflow.action.${key}`) ?? key;
  const secondary = demande.actionsPossibles.filter(({ key }) => SECONDARY.has(key));
  const main = demande.actionsPossibles.filter(({ key }) => !SECONDARY.has(key));
  const request = steps.find(
    ({ nextTaskDefinitionKey, commentaire }) => nextTaskDefinitionKey === 'da_complement' && commentaire !== null,
  );
  return (
    <>
      <Stack gap={28}>
        {demande.id !== null && <DemandeTrack demande={demande} role={role.type} />}
        {demande.currentWorkflowTask.currentTaskDefinitionKey === 'da_complement' && request && (
          <Callout tone="warning" title={t('workflow.complement-demande')}>
            <Text>{request.commentaire}</Text>
          </Callout>
        )}
        {form.isRestored && <Callout tone="info" title={t('workflow.brouillon.restaure')} />}
        {isConflict && (
          <Callout
            tone="danger"
            title={t('workflow.conflit.titre')}
            actions={
              <>
                <Button variant="primary" onPress={() => form.reapply()}>
                  {t('workflow.conflit.reprendre')}
                </Button>
                <Button onPress={onDone}>{t('workflow.conflit.charger')}</Button>
              </>
            }
          >
            <Text>{t('workflow.conflit.texte')}</Text>
          </Callout>
        )}
        <Columns split="1fr 248px">
          <Stack gap={20}>
            {faults.faults.length > 0 && (
              <ErrorSummary
                title={t('erreurs.form.titre', { nombre: faults.faults.length })}
                focusKey={faults.attempt}
                errors={faults.faults.map((fault) => ({
                  key: fault.path + fault.title,
                  label: faults.labelOf(fault),
                  onPress: goTo(fault.path),
                }))}
              />
            )}
            <Tabs label={t('entites.onglets')} items={items} selected={tab} onSelect={onTab} />
          </Stack>
          <History steps={steps} />
        </Columns>
      </Stack>
      {(demande.actionsPossibles.length > 0 || !isReadOnly) && (
        <ActionBar status={demande.modifiable ? <SaveStatus status={form.status} /> : undefined}>
          {isByInstructeur && demande.modifiable && !isCorrecting && (
            <Button variant="quiet" onPress={() => setCorrecting(true)}>
              {t('workflow.corriger')}
            </Button>
          )}
          {secondary.length > 0 && (
            <Menu
              label={t('workflow.autres')}
              trigger={t('workflow.autres')}
              items={secondary.map(({ key }) => ({ id: key, label: labelOf(key) }))}
              onAction={(key) => {
                const action = secondary.find((one) => one.key === key);
                if (action !== undefined) actions.choose(action);
              }}
            />
          )}
          {main.toReversed().map((action) => (
            <Button
              key={action.key}
              variant={
                action.key === 'Soumet'
                  ? 'primary'
                  : ['Supprime', 'Rejette', 'Confirme'].includes(action.key)
                    ? 'danger'
                    : 'secondary'
              }
              isBusy={actions.busyKey === action.key}
              onPress={() => actions.choose(action)}
            >
              {labelOf(action.key)}
            </Button>
          ))}
        </ActionBar>
      )}
      {actions.asked && (
        <ActionDialog
          action={actions.asked}
          demande={demande}
          isBusy={actions.busyKey !== null}
          fault={actions.fault}
          onConfirm={actions.confirm}
          onCancel={actions.cancel}
        />
      )}
    </>
  );
}
