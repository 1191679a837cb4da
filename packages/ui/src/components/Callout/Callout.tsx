import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import * as styles from './Callout.css.ts';

export interface CalloutProps {
  tone: 'info' | 'success' | 'warning' | 'danger';
  title: string;
  /** It is not read out as it comes: another message tells it. @default false */
  isSilent?: boolean;
  actions?: ReactNode;
  children?: ReactNode;
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/**
 * Something to know before going on, in the page.
 * @since 0.1.0
 */
export function Callout({ tone, title, isSilent = false, actions, children }: CalloutProps): ReactNode {
  const Icon = ICONS[tone];
  return (
    <div role={isSilent ? undefined : tone === 'danger' ? 'alert' : 'status'} className={styles.callout({ tone })}>
      <Icon size={24} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      <div className={styles.content}>
        <Heading level={2} look="h3">
          {title}
        </Heading>
        {wholeNumbers(children)}
        {actions && (
          <div className={styles.actions}>
            <ButtonGroup isStackedOnPhone={false}>{actions}</ButtonGroup>
          </div>
        )}
      </div>
    </div>
  );
}
