import { type ReactNode, useCallback, useRef } from 'react';
import { useHeightProperty } from '../../internal/useHeightProperty.ts';
import { type Toast, ToastCard, type ToastSeverity } from './ToastCard.tsx';
import * as styles from './ToastRegion.css.ts';
import { useLeaving } from './useLeaving.ts';

export type { Toast, ToastSeverity } from './ToastCard.tsx';

const SHOWN_AT_MOST = 3;

export interface ToastRegionProps {
  /** Name of the region. */
  label: string;
  /** Oldest first; the last three are shown. */
  toasts: readonly Toast[];
  /** Called by the user, or when the toast's life is over. */
  onClose: (key: string) => void;
  closeLabel: string;
  /** Read before the summary, as the icon and the colour are only seen. */
  severityLabels: Readonly<Record<ToastSeverity, string>>;
}

/**
 * The short messages, bottom right, newest at the bottom. They stay within reach while a dialog is open, and closing one
 * gives the focus back to where it was.
 * @since 0.1.0
 */
export function ToastRegion({ label, toasts, onClose, closeLabel, severityLabels }: ToastRegionProps): ReactNode {
  const region = useRef<HTMLElement>(null);
  const measure = useHeightProperty('--habilis-toasts-height');
  const placed = useCallback(
    (element: HTMLElement) => {
      region.current = element;
      return measure(element);
    },
    [measure],
  );
  const { shown, forget } = useLeaving(toasts.slice(-SHOWN_AT_MOST));
  const cameFrom = useRef<Element | null>(null);
  const rememberFocus = (from: Element | null) => {
    if (!region.current?.contains(from)) cameFrom.current = from;
  };
  const giveBackFocus = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return (
    <section ref={placed} aria-label={label} className={styles.region} data-react-aria-top-layer="true">
      {shown.map(({ item: toast, isLeaving }) => (
        <ToastCard
          key={toast.key}
          toast={toast}
          isLeaving={isLeaving}
          onLeft={() => forget(toast.key)}
          onClose={() => onClose(toast.key)}
          onEnter={rememberFocus}
          onLeave={giveBackFocus}
          closeLabel={closeLabel}
          severityLabel={severityLabels[toast.severity]}
        />
      ))}
    </section>
  );
}
