import { CloudAlert, CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './AutosaveStatus.css.ts';

export interface AutosaveStatusProps {
  /** `pending`: waits to be sent; `saving`: being sent. */
  state: 'idle' | 'pending' | 'saving' | 'saved' | 'error' | 'offline';
  /** The state in words. */
  label: string;
  /** Shown in place of the label where there is little room, such as « Enregistré »; the label is still announced. */
  shortLabel?: string | undefined;
}

const ICONS = {
  idle: CloudCheck,
  pending: CloudUpload,
  saving: CloudUpload,
  saved: CloudCheck,
  error: CloudAlert,
  offline: CloudOff,
};

/**
 * State of a draft that saves itself, announced as it changes.
 * @since 0.1.0
 */
export function AutosaveStatus({ state, label, shortLabel }: AutosaveStatusProps): ReactNode {
  const Icon = ICONS[state];
  return (
    <span role="status" data-state={state} className={styles.status}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      {shortLabel === undefined ? (
        label
      ) : (
        <>
          <span aria-hidden="true">{shortLabel}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
