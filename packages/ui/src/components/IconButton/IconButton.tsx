import type { LucideIcon } from 'lucide-react';
import type { FC, ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button';
import { button } from '../Button/Button.css.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { steady } from '../../internal/steady.tsx';

export interface IconButtonProps {
  /** Its name, also shown on hover and on keyboard focus. */
  label: string;
  icon: LucideIcon;
  /** @default 'quiet' */
  variant?: 'secondary' | 'quiet';
  /** @default 'regular' */
  size?: 'regular' | 'small';
  isDisabled?: boolean;
  /** An action is under way: it keeps the focus, presses do nothing. @default false */
  isBusy?: boolean;
  'aria-expanded'?: boolean;
  onPress?: () => void;
}

// The words shown are the name: as a description too they would be heard twice.
const withoutDescription: NonNullable<ButtonProps['render']> = (props) => (
  <button {...props} aria-describedby={undefined} />
);

/**
 * An action shown by its icon alone.
 * @since 0.1.0
 */
export const IconButton: FC<IconButtonProps> = steady(function IconButton({
  label,
  icon: Icon,
  variant = 'quiet',
  size = 'regular',
  isBusy = false,
  onPress,
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <Tooltip words={label}>
      <AriaButton
        {...rest}
        {...(isBusy ? { 'aria-disabled': true } : onPress && { onPress })}
        aria-label={label}
        className={button({ variant, size, icon: true })}
        render={withoutDescription}
      >
        <Icon size={size === 'small' ? 16 : 20} strokeWidth={1.75} aria-hidden="true" />
      </AriaButton>
    </Tooltip>
  );
});
