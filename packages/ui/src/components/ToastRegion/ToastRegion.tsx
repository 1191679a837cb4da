import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ToastRegion.css.ts';

/** Life of a toast that says nothing of it (specification, section 4). */
export const DEFAULT_TOAST_LIFE_MS = 3000;
const SHOWN_AT_MOST = 3;

export type ToastSeverity = 'success' | 'info' | 'warn' | 'error';

/** A short message (specification, section 3). */
export interface Toast {
  key: string;
  severity: ToastSeverity;
  summary: string;
  detail?: string | undefined;
  /** Milliseconds. @default 3000 */
  life?: number | undefined;
  /** Stays until it is closed. @default false */
  sticky?: boolean;
  /** @default true */
  closable?: boolean;
}

export interface ToastRegionProps {
  /** Name of the region. */
  label: string;
  /** Oldest first; the last three are shown. */
  toasts: readonly Toast[];
  /** Asked for by the user, or the toast's life is over. */
  onClose: (key: string) => void;
  closeLabel: string;
  /** Read before the summary, as the icon and the colour are only seen. */
  severityLabels: Readonly<Record<ToastSeverity, string>>;
}

const ICONS = { success: CircleCheck, info: Info, warn: TriangleAlert, error: CircleAlert };

/** The longest delay that a browser's timer takes; a longer life is cut into it. */
const LONGEST_TIMER_MS = 2_147_483_647;

function ToastCard({
  toast,
  onClose,
  onEnter,
  onLeave,
  closeLabel,
  severityLabel,
}: {
  toast: Toast;
  onClose: () => void;
  /** The focus comes in, from there. */
  onEnter: (from: Element | null) => void;
  onLeave: () => void;
  closeLabel: string;
  severityLabel: string;
}): ReactNode {
  const { severity, summary, detail, life = DEFAULT_TOAST_LIFE_MS, sticky = false, closable = true } = toast;
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (sticky || isHeld) return undefined;
    const timer = setTimeout(onClose, Math.min(life, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [sticky, isHeld, life, onClose]);
  const Icon = ICONS[severity];
  const leave = () => {
    onLeave();
    onClose();
  };
  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: (event: MouseEvent<HTMLElement>) => setHeld(event.currentTarget.contains(document.activeElement)),
    onFocus: (event: FocusEvent) => {
      setHeld(true);
      onEnter(event.relatedTarget);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => setHeld(event.currentTarget.matches(':hover')),
  };
  return (
    <div role={severity === 'error' ? 'alert' : 'status'} data-severity={severity} className={styles.toast} {...hold}>
      <Icon size={24} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      <div>
        <p className={styles.summary}>
          <VisuallyHidden>{severityLabel} : </VisuallyHidden>
          {summary}
        </p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {closable && <IconButton icon={X} size="small" label={closeLabel} onPress={leave} />}
      {!sticky && !isHeld && (
        <span className={styles.life} style={{ animationDuration: `${life}ms` }} aria-hidden="true" />
      )}
    </div>
  );
}

/**
 * The short messages, bottom right, newest at the bottom; hovering stops the countdown, leaving starts it again. They stay
 * within reach while a dialog is open, and closing one gives the focus back to where it was.
 */
export function ToastRegion({ label, toasts, onClose, closeLabel, severityLabels }: ToastRegionProps): ReactNode {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const rememberFocus = (from: Element | null) => {
    if (!region.current?.contains(from)) cameFrom.current = from;
  };
  const giveBackFocus = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return (
    <section ref={region} aria-label={label} className={styles.region} data-react-aria-top-layer="true">
      {toasts.slice(-SHOWN_AT_MOST).map((toast) => (
        <Card
          key={toast.key}
          toast={toast}
          onClose={onClose}
          onEnter={rememberFocus}
          onLeave={giveBackFocus}
          closeLabel={closeLabel}
          severityLabel={severityLabels[toast.severity]}
        />
      ))}
    </section>
  );
}

/** Keeps `onClose` the same for a toast, so that a neighbour's coming does not restart its countdown. */
function Card({
  toast,
  onClose,
  ...rest
}: {
  toast: Toast;
  onClose: (key: string) => void;
  onEnter: (from: Element | null) => void;
  onLeave: () => void;
  closeLabel: string;
  severityLabel: string;
}): ReactNode {
  const [close] = useState(() => () => onClose(toast.key));
  return <ToastCard toast={toast} onClose={close} {...rest} />;
}
