import { Check, type LucideIcon, X } from 'lucide-react';
import { type FC, type ReactNode, useId } from 'react';
import { steady } from '../../internal/steady.tsx';
import * as styles from './ChoiceSwitch.css.ts';

export interface SwitchChoice {
  id: string;
  label: string;
  /** A choice against: once chosen, an edge and a cross in place of the fill and the check. @default false */
  isAgainst?: boolean;
}

/** How joined choices look. */
export interface SwitchLook {
  /** Whether the choice made bears a check or a cross. @default false */
  hasMarks?: boolean;
  /** @default 'small' */
  size?: 'small' | 'large';
  /** Whether it takes the whole width, in equal parts. @default false */
  isFullWidth?: boolean;
}

export interface ChoiceSwitchProps extends SwitchLook {
  /** What is chosen; read before the choices, not shown. */
  label: string;
  /** Two or three, a word or two each. */
  choices: readonly SwitchChoice[];
  /** Null while nothing is chosen. */
  value: string | null;
  onChange: (value: string) => void;
  /** Called when the choice made is pressed again, to take it back; without it one choice always stays. */
  onClear?: (() => void) | undefined;
  /** Set on the first choice, so that an error summary can focus it. */
  id?: string;
  /** @default false */
  isDisabled?: boolean;
}

function Mark({ isAgainst }: { isAgainst: boolean }): ReactNode {
  const Icon: LucideIcon = isAgainst ? X : Check;
  return <Icon size={16} strokeWidth={2} aria-hidden="true" className={styles.mark} />;
}

/**
 * Two or three joined choices, one of which applies at once.
 * @since 0.2.0
 */
export const ChoiceSwitch: FC<ChoiceSwitchProps> = steady(function ChoiceSwitch({
  label,
  choices,
  value,
  onChange,
  onClear,
  hasMarks = false,
  size = 'small',
  isFullWidth = false,
  id,
  isDisabled = false,
}: ChoiceSwitchProps): ReactNode {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.frame({ size, fullWidth: isFullWidth })}>
      {choices.map(({ id: choice, label: word, isAgainst = false }, at) => (
        <label key={choice} className={styles.choice} data-against={isAgainst || undefined}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={choice === value}
            disabled={isDisabled}
            {...(id !== undefined && at === 0 ? { id } : {})}
            onChange={() => onChange(choice)}
            onClick={() => choice === value && onClear?.()}
          />
          {hasMarks && choice === value && <Mark isAgainst={isAgainst} />}
          {word}
        </label>
      ))}
    </div>
  );
});
