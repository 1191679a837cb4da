import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { button } from '../Button/Button.css.ts';

export interface IconButtonProps {
  /** Its name, also shown by the browser on hover. */
  label: string;
  icon: LucideIcon;
  /** @default 'quiet' */
  variant?: 'secondary' | 'quiet';
  /** @default 'regular' */
  size?: 'regular' | 'small';
  isDisabled?: boolean;
  'aria-expanded'?: boolean;
  onPress?: () => void;
}

/** An action shown by its icon alone. */
export function IconButton({
  label,
  icon: Icon,
  variant = 'quiet',
  size = 'regular',
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <AriaButton {...rest} aria-label={label} className={button({ variant, size, icon: true })}>
      <Icon size={size === 'small' ? 16 : 20} strokeWidth={1.75} aria-hidden="true" />
    </AriaButton>
  );
}
