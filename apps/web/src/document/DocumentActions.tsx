import type { ActionPossible } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Button, type ButtonProps } from '@habilis/ui/Button';
import { AutosaveStatus } from '@habilis/ui/AutosaveStatus';
import { Inline } from '@habilis/ui/Inline';
import { steady } from '@habilis/ui/steady';
import { Text } from '@habilis/ui/Text';
import { createContext, type ReactNode, use, useDeferredValue } from 'react';
import { SaveStatus } from './SaveStatus.tsx';
import type { AutosaveState } from './autosaveQueue.ts';
import type { StoredDemande } from './DemandeKind.ts';
import { goToConflict } from './conflictPlace.ts';
import { isOver } from './conflictOf.ts';
import type { DocumentState } from './documentStore.ts';
import { OtherActions, PageBar } from './PageBar.tsx';
import { useMedia } from '../boot/useMedia.ts';
import { media } from '@habilis/ui/theme/media';

type Props = {
  readonly demande: StoredDemande;
  readonly status: AutosaveState;
  /** Another version was stored: the bar says it, and leads to the choice. */
  readonly conflict: DocumentState['conflict'];
  readonly habilisId: string;
  /** The label of an action for this user. */
  readonly labelOf: (key: string) => string;
  /** The action under way, until what it changed is read again: nothing else may be chosen meanwhile. */
  readonly busyKey: string | null;
  readonly onChoose: (action: ActionPossible) => void;
  /** Opens the fields to the instructeur; absent when they are open, or may not be. */
  readonly onCorrect?: (() => void) | undefined;
  /** Saves the pending changes now; absent when nothing can be typed. */
  readonly onSave?: (() => void) | undefined;
  /** The action that stands out, in place of the submit. */
  readonly primaryKey?: string | undefined;
  /** Goes to what is left to fill, in place of the submit as what stands out; absent when nothing is left. */
  readonly onContinue?: (() => void) | undefined;
  /** Whether something may be left, which is not known yet: going on waits in its place, so that no button changes its words. */
  readonly isAwaited?: boolean;
  /** What going there is called. @default « Continuer » */
  readonly continueLabel?: string | undefined;
  /** How far the work is, in place of the save status. */
  readonly progress?: ReactNode;
  /** What to know before one acts; no obstacle. */
  readonly note?: string | undefined;
  /** What ends the demande stays in the menu, also alone: nobody waits for it. @default false */
  readonly isEndingAside?: boolean;
  /** What an action destroys, in words. */
  readonly lossOf?: ((key: string) => string | undefined) | undefined;
};

/** Actions that only change who holds the task: kept in a menu, so that the others stand out. */
const SECONDARY = new Set(['PrendEnCharge', 'Libere', 'Affecte', 'SeDessaisit', 'RenvoieExpert', 'RenvoieRepartition']);
const DANGER = new Set(['Supprime', 'Abandonne', 'Rejette', 'Confirme', 'Irrecevable']);

/** Actions that end a demande: in the menu, where each says what is lost. */
const ENDING = new Set(['Supprime', 'Abandonne']);

const variantOf = (key: string, primaryKey: string | null) =>
  key === primaryKey ? 'primary' : DANGER.has(key) ? 'danger' : 'secondary';

const rankOf = ({ key }: ActionPossible, primaryKey: string): number =>
  key === primaryKey && primaryKey !== 'Soumet' ? -1 : 0;

/** Whether an action changes anything: taking a task one already holds, or releasing a free one, does not. */
function isUseful({ key }: ActionPossible, holder: string | null, habilisId: string): boolean {
  if (key === 'PrendEnCharge') return holder !== habilisId;
  return key !== 'Libere' || holder !== null;
}

/** A choice of the bar, in the menu or as a button. */
type Choice = {
  readonly id: string;
  readonly label: string;
  readonly variant: NonNullable<ButtonProps['variant']>;
  readonly take: () => void;
  /** Under its name in the menu. */
  readonly description?: string;
};

/** What stands back, if it may be chosen at all. */
const quiet = (id: string, label: string, take: (() => void) | undefined): Choice[] =>
  take === undefined ? [] : [{ id, label, variant: 'quiet', take }];

/** As many controls as fit on one line beside the save status. */
const MOST_CONTROLS = 3;

const StatusContext = createContext<AutosaveState>({ kind: 'idle' });

function Saved({ isBrief }: { isBrief: boolean }): ReactNode {
  return <SaveStatus status={use(StatusContext)} isBrief={isBrief} />;
}

type BarProps = Omit<Props, 'status' | 'conflict'>;

/** What may be chosen: the main action and those beside it, lesser ones from least to most important, and what is always in the menu. */
function choicesOf(
  t: Texts,
  {
    demande,
    habilisId,
    labelOf,
    onChoose,
    onCorrect,
    onSave,
    primaryKey = 'Soumet',
    onContinue,
    isAwaited = false,
    continueLabel,
    isEndingAside = false,
    lossOf,
  }: Omit<BarProps, 'busyKey' | 'progress' | 'note'>,
) {
  const continues = onContinue !== undefined || isAwaited;
  const choiceOf = (action: ActionPossible): Choice => {
    const description = ENDING.has(action.key) ? lossOf?.(action.key) : undefined;
    return {
      id: action.key,
      label: labelOf(action.key),
      variant: variantOf(action.key, continues ? null : primaryKey),
      take: () => onChoose(action),
      ...(description === undefined ? {} : { description }),
    };
  };
  const holder = demande.currentWorkflowTask.assignedUserHabilisId;
  const claims = demande.actionsPossibles.filter(({ key }) => key === 'PrendEnCharge' && holder === null);
  const secondary = demande.actionsPossibles
    .filter((action) => SECONDARY.has(action.key) && !claims.includes(action) && isUseful(action, holder, habilisId))
    .map(choiceOf);
  const steps = demande.actionsPossibles
    .filter(({ key }) => !SECONDARY.has(key) && !ENDING.has(key))
    .toSorted((one, other) => rankOf(one, primaryKey) - rankOf(other, primaryKey));
  // A free task is claimed in sight, beside what carries it on.
  const carrying = [...steps.slice(0, 1), ...claims, ...steps.slice(1)].map(choiceOf);
  const ending = demande.actionsPossibles.filter(({ key }) => ENDING.has(key)).map(choiceOf);
  const onward: Choice[] = continues
    ? [
        {
          id: 'continuer',
          label: continueLabel ?? t('workflow.continuer'),
          variant: 'primary',
          take: () => onContinue?.(),
        },
        ...carrying,
      ]
    : carrying;
  // Where nothing else may be done, what ends the demande stands in sight.
  const main = onward.length === 0 && !isEndingAside ? ending : onward;
  const others = [
    ...quiet('corriger', t('workflow.corriger'), onCorrect),
    ...quiet('enregistrer', t('workflow.enregistrer'), onSave),
  ];
  const lesser = [...others, ...main.slice(1).toReversed()];
  const inMenuAlways = [...secondary, ...(main === ending ? [] : ending)];
  return { main, lesser, inMenuAlways };
}

/** The actions without the save status, which changes as one types. */
const Bar = steady(function Bar({
  demande,
  busyKey,
  onSave,
  isAwaited = false,
  progress,
  note,
  ...asked
}: BarProps): ReactNode {
  const t = useText();
  const isPhone = useMedia(media.phone);
  if (demande.actionsPossibles.length === 0 && !demande.modifiable) return null;
  const { main, lesser, inMenuAlways } = choicesOf(t, { ...asked, demande, onSave, isAwaited });
  const hasRoom = !isPhone && inMenuAlways.length === 0 && lesser.length < MOST_CONTROLS;
  // Beside the menu stands the first action and, if there is room, the next one.
  const shown = hasRoom ? lesser : lesser.slice(lesser.length - (isPhone ? 0 : 1));
  const inMenu = [...lesser.filter((choice) => !shown.includes(choice)), ...inMenuAlways];
  const asButton = ({ id, label, variant, take }: Choice) => (
    <Button
      key={id}
      variant={variant}
      isBusy={busyKey === id}
      isDisabled={(busyKey !== null && busyKey !== id) || (isAwaited && id === 'continuer')}
      onPress={take}
    >
      {label}
    </Button>
  );
  return (
    <PageBar
      status={
        progress ??
        (onSave === undefined && note === undefined ? undefined : (
          <Inline gap={12}>
            {onSave !== undefined && <Saved isBrief={isPhone && note !== undefined} />}
            {note !== undefined && (
              <Text as="span" look="small" tone="subtle">
                {note}
              </Text>
            )}
          </Inline>
        ))
      }
    >
      {inMenu.length > 0 && (
        <OtherActions
          items={inMenu.map(({ id, label, description }) => ({
            id,
            label,
            ...(description === undefined ? {} : { description }),
          }))}
          isBusy={busyKey !== null}
          onAction={(chosen) => inMenu.find(({ id }) => id === chosen)?.take()}
        />
      )}
      {[...shown, ...main.slice(0, 1)].map(asButton)}
    </PageBar>
  );
});

/** The actions possible now, always in sight, from least to most important; those that do not fit go into a menu. */
export function DocumentActions({ status, conflict, ...bar }: Props): ReactNode {
  const t = useText();
  // The first key changes it: it is drawn after the field.
  const told = useDeferredValue(status);
  const choosing = conflict !== null && {
    progress: <AutosaveStatus state="error" label={t('workflow.conflit.barre')} />,
    onContinue: goToConflict,
    isAwaited: false,
    continueLabel: t(isOver(conflict) ? 'workflow.change.voir' : 'workflow.conflit.choisir'),
  };
  return (
    <StatusContext value={told}>
      <Bar {...bar} {...choosing} />
    </StatusContext>
  );
}
