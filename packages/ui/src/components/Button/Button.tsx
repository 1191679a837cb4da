import type { LucideIcon } from 'lucide-react';
import type { FC, ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { busyRing, button } from './Button.css.ts';
import { steady } from '../../internal/steady.tsx';

/** How a button looks. */
export interface ButtonLook {
  /** At most one primary button per page. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerFill' | 'onBlock';
  /** @default 'regular' */
  size?: 'regular' | 'small' | 'large';
  icon?: LucideIcon;
  /** Takes the whole width. @default false */
  isFullWidth?: boolean;
}

/** Whether something comes of a press. */
export interface ButtonState {
  /** The action is under way: the label stays, a ring shows, further presses do nothing. @default false */
  isBusy?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** Nothing comes of it for now, and the words that `aria-describedby` names say why: it keeps its place, and the focus. @default false */
  isWithheld?: boolean;
}

export interface ButtonProps extends ButtonLook, ButtonState {
  /** @default 'button' */
  type?: 'button' | 'submit';
  autoFocus?: boolean;
  'aria-describedby'?: string;
  onPress?: () => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/**
 * An action, named by a verb.
 * @since 0.1.0
 */
export const Button: FC<ButtonProps> = steady(function Button({
  variant = 'secondary',
  size = 'regular',
  icon: Icon,
  type = 'button',
  isBusy = false,
  isDisabled = false,
  isWithheld = false,
  isFullWidth = false,
  onPress,
  children,
  ...rest
}: ButtonProps): ReactNode {
  const isStill = isBusy || isWithheld;
  const iconSize = size === 'small' ? 16 : 20;
  return (
    <AriaButton
      {...rest}
      // Not react-aria's own `isPending`: it announces the button by its id, which is lost once the button is gone.
      type={isStill ? 'button' : type}
      {...(isStill ? { 'aria-disabled': true } : onPress && { onPress })}
      isDisabled={isDisabled}
      className={button({ variant, size, full: isFullWidth })}
    >
      {isBusy ? (
        <span className={busyRing} aria-hidden="true" />
      ) : (
        Icon && <Icon size={iconSize} strokeWidth={size === 'small' ? 2 : 1.75} aria-hidden="true" />
      )}
      {children}
    </AriaButton>
  );
});
