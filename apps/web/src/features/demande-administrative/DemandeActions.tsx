import type { ActionPossible } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { useText } from '@habilis/i18n/TextProvider';
import { ActionBar } from '@habilis/ui/ActionBar';
import { Button } from '@habilis/ui/Button';
import { Menu } from '@habilis/ui/Menu';
import type { ReactNode } from 'react';
import { SaveStatus } from './SaveStatus.tsx';
import type { DocumentState } from './demandeDocument.ts';

type Props = {
  readonly state: DocumentState;
  readonly habilisId: string;
  readonly isByInstructeur: boolean;
  readonly busyKey: string | null;
  readonly onChoose: (action: ActionPossible) => void;
  /** Opens the fields to the examiner; absent when they are open, or may not be. */
  readonly onCorrect?: (() => void) | undefined;
  /** Saves now what would save itself; absent where nothing may be typed. */
  readonly onSave?: (() => void) | undefined;
};

/** Actions on who holds the task: behind a menu, so that those on the request stand out. */
const SECONDARY = new Set(['PrendEnCharge', 'Libere', 'Affecte']);
const DANGER = new Set(['Supprime', 'Rejette', 'Confirme']);

const variantOf = (key: string) => (key === 'Soumet' ? 'primary' : DANGER.has(key) ? 'danger' : 'secondary');

/** Taking what one holds already, or releasing what nobody holds, would change nothing. */
function isUseful({ key }: ActionPossible, holder: string | null, habilisId: string): boolean {
  if (key === 'PrendEnCharge') return holder !== habilisId;
  return key !== 'Libere' || holder !== null;
}

/** What may be done now, always in sight, from the least to the most important. */
export function DemandeActions({
  state: { demande, status },
  habilisId,
  isByInstructeur,
  busyKey,
  onChoose,
  onCorrect,
  onSave,
}: Props): ReactNode {
  const t = useText();
  const labelOf = (key: string) =>
    t.find(isByInstructeur && key === 'Soumet' ? 'workflow.action.Soumet-caisse' : `workflow.action.${key}`) ?? key;
  const holder = demande.currentWorkflowTask.assignedUserHabilisId;
  const secondary = demande.actionsPossibles.filter(
    (action) => SECONDARY.has(action.key) && isUseful(action, holder, habilisId),
  );
  const main = demande.actionsPossibles.filter(({ key }) => !SECONDARY.has(key));
  if (demande.actionsPossibles.length === 0 && !demande.modifiable) return null;
  return (
    <ActionBar status={demande.modifiable ? <SaveStatus status={status} /> : undefined}>
      {onCorrect !== undefined && (
        <Button variant="quiet" onPress={onCorrect}>
          {t('workflow.corriger')}
        </Button>
      )}
      {onSave !== undefined && (
        <Button variant="quiet" onPress={onSave}>
          {t('workflow.enregistrer')}
        </Button>
      )}
      {secondary.length > 0 && (
        <Menu
          label={t('workflow.autres')}
          trigger={t('workflow.autres')}
          items={secondary.map(({ key }) => ({ id: key, label: labelOf(key) }))}
          onAction={(key) => {
            const action = secondary.find((one) => one.key === key);
            if (action !== undefined) onChoose(action);
          }}
        />
      )}
      {main.toReversed().map((action) => (
        <Button
          key={action.key}
          variant={variantOf(action.key)}
          isBusy={busyKey === action.key}
          onPress={() => onChoose(action)}
        >
          {labelOf(action.key)}
        </Button>
      ))}
    </ActionBar>
  );
}
