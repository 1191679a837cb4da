import { CloudAlert, CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '../../internal/announce.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './AutosaveStatus.css.ts';

export interface AutosaveStatusProps {
  /** `pending`: waits to be sent; `saving`: being sent. */
  state: 'idle' | 'pending' | 'saving' | 'saved' | 'error' | 'offline';
  /** The state in words. */
  label: string;
  /** Shown in place of the label where there is little room, such as « Enregistré »; the label is still read out. */
  shortLabel?: string | undefined;
  /** A failure that another message tells is not said here too. @default false */
  isSilent?: boolean;
}

const ICONS = {
  idle: CloudCheck,
  pending: CloudUpload,
  saving: CloudUpload,
  saved: CloudCheck,
  error: CloudAlert,
  offline: CloudOff,
};

/** What of a state is worth saying once: that it is saved, or why it is not, whatever the seconds of the next try. */
function newsOf({ state, label }: Pick<AutosaveStatusProps, 'state' | 'label'>): string | null {
  if (state === 'saved') return state;
  return state === 'error' || state === 'offline' ? `${state} ${label.replaceAll(/\d+/gu, '')}` : null;
}

/**
 * State of a draft that saves itself, shown at each change. It is said at the first save, at a failure, and at the first save after one: at
 * each pause in typing it would cut what is read. The words stand in the page for who wants to know.
 * @since 0.1.0
 */
export function AutosaveStatus({ state, label, shortLabel, isSilent = false }: AutosaveStatusProps): ReactNode {
  const Icon = ICONS[state];
  const news = newsOf({ state, label });
  // As it stood when the page came.
  const said = useRef(news);
  useEffect(() => {
    if (news === null || news === said.current) return;
    said.current = news;
    if (!isSilent) announce(label);
  }, [news, label, isSilent]);
  return (
    <span data-state={state} className={styles.status}>
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
