import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import type { ActionHabilitation } from '@habilis/domain/habilitation/actionsOfHabilitation';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { OtherActions, PageBar } from '../../document/PageBar.tsx';
import { problemText } from '../../messages/reportError.ts';

/** The actions that open a dialog. */
export type OpenDialog = Extract<
  ActionHabilitation,
  | 'confirmer'
  | 'suspendre'
  | 'rappeler'
  | 'lever'
  | 'rompre'
  | 'changer-fin'
  | 'lever-reserve'
  | 'nommer-delegataire'
  | 'supprimer'
>;

/** The actions of the bar, most likely first; the others are shown in the head or beside what they change. */
const IN_BAR = [
  'confirmer',
  'lever',
  'lever-reserve',
  'suspendre',
  'rappeler',
  'changer-fin',
  'rompre',
  'supprimer',
] as const;

/** Actions that give or restore a right: only these may be the main button. */
const STARTS: ReadonlySet<ActionHabilitation> = new Set(['lever', 'lever-reserve']);

/** Why deletion is refused, when it is. */
function Refused({ one: { refusSuppression } }: { one: Habilitation }): ReactNode {
  if (refusSuppression === null) return null;
  return (
    <Text look="small" tone="subtle">
      {problemText(`habilitation.${refusSuppression}`)}
    </Text>
  );
}

/** The actions possible on a habilitation now: the most likely as a button, the others in a menu. */
export function HabilitationActions({
  one,
  onOpen,
}: {
  one: Habilitation;
  onOpen: (dialog: OpenDialog) => void;
}): ReactNode {
  const t = useText();
  const actions = IN_BAR.filter((action) => one.actionsPossibles.includes(action));
  const labelOf = (action: (typeof IN_BAR)[number]) => {
    if (action === 'suspendre' && one.etat === 'SUSPENDUE') return t('habilitations.action.prolonger-suspension');
    if (action === 'rappeler' && one.rappel !== null) return t('habilitations.rappel-changer');
    return t(`habilitations.action.${action}`);
  };
  const [first, ...others] = actions;
  if (first === undefined && one.refusSuppression === null) return null;
  return (
    <PageBar status={one.refusSuppression !== null && <Refused one={one} />}>
      {others.length > 0 && (
        <OtherActions
          items={others.map((action) => ({ id: action, label: labelOf(action) }))}
          onAction={(id) => {
            const chosen = others.find((action) => action === id);
            if (chosen !== undefined) onOpen(chosen);
          }}
        />
      )}
      {first !== undefined && (
        <Button variant={STARTS.has(first) ? 'primary' : 'secondary'} onPress={() => onOpen(first)}>
          {labelOf(first)}
        </Button>
      )}
    </PageBar>
  );
}
