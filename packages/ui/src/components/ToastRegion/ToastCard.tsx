import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { announce } from '../../internal/announce.ts';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ToastRegion.css.ts';

/** Life of a toast that sets none, in milliseconds (K11). */
export const DEFAULT_TOAST_LIFE_MS = 3000;
/** The longest delay of a browser's timer, in milliseconds; a longer life is split. */
const LONGEST_TIMER_MS = 2_147_483_647;

export type ToastSeverity = 'success' | 'info' | 'warn' | 'error';

/** A short message (F27). */
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
  /** Undoes or follows up what was told; where it matters beyond the toast's life, the page offers it too. */
  action?: { label: string; onPress: () => void } | undefined;
}

const ICONS = { success: CircleCheck, info: Info, warn: TriangleAlert, error: CircleAlert };

interface ToastCardProps {
  toast: Toast;
  /** It was closed and is fading out. */
  isLeaving: boolean;
  onLeft: () => void;
  onClose: () => void;
  /** The focus comes in from this element. */
  onEnter: (from: Element | null) => void;
  /** Its button was pressed: the focus returns to where it was. */
  onLeave: () => void;
  closeLabel: string;
  severityLabel: string;
}

/** Whether the pointer or the focus is on a card, and what tells it. */
function useHold(onEnter: (from: Element | null) => void) {
  const [isHeld, setHeld] = useState(false);
  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: (event: MouseEvent<HTMLElement>) => setHeld(event.currentTarget.contains(document.activeElement)),
    onFocus: (event: FocusEvent) => {
      setHeld(true);
      onEnter(event.relatedTarget);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => setHeld(event.currentTarget.matches(':hover')),
  };
  return [isHeld, hold] as const;
}

/** Ends a toast after its life, while it counts. */
function useCountdown(isCounting: boolean, life: number, onEnd: () => void): void {
  // A new neighbour does not restart the countdown.
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setTimeout(end, Math.min(life, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [isCounting, life]);
}

/** Tells when a closed toast has faded out; gives the ref of its card. */
function useFading(isLeaving: boolean, onLeft: () => void): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  const hasLeft = useEffectEvent(onLeft);
  useEffect(() => {
    if (!isLeaving) return;
    // Not `animationend`: a page with reduced motion sends none.
    const motions = card.current?.getAnimations() ?? [];
    void Promise.allSettled(motions.map(({ finished }) => finished)).then(hasLeft);
  }, [isLeaving]);
  return card;
}

/** Says a toast; one that is drawn again with the same words is not said again. */
function useSaid({ severity, summary, detail }: Toast, severitySaid: string): void {
  const words = [`${severitySaid}${summary}`, detail].filter((part) => part !== undefined && part !== '').join('. ');
  const isError = severity === 'error';
  useEffect(() => announce(words, isError ? 'assertive' : 'polite'), [words, isError]);
}

/** One short message with its remaining life; hover and focus stop the countdown, leaving restarts it. */
export function ToastCard({
  toast,
  isLeaving,
  onLeft,
  onClose,
  onEnter,
  onLeave,
  closeLabel,
  severityLabel,
}: ToastCardProps): ReactNode {
  const { severity, summary, detail, life = DEFAULT_TOAST_LIFE_MS, sticky = false, closable = true, action } = toast;
  const [isHeld, hold] = useHold(onEnter);
  const isCounting = !sticky && !isHeld && !isLeaving;
  useCountdown(isCounting, life, onClose);
  const card = useFading(isLeaving, onLeft);
  // A summary that is the severity itself is said once.
  const severitySaid = summary === severityLabel ? '' : `${severityLabel} : `;
  useSaid(toast, severitySaid);
  const summaryId = useId();
  const Icon = ICONS[severity];
  const leave = () => {
    onLeave();
    onClose();
  };
  const act = () => {
    leave();
    action?.onPress();
  };
  return (
    <div
      ref={card}
      role="group"
      aria-labelledby={summaryId}
      data-severity={severity}
      className={styles.toast}
      inert={isLeaving}
      {...(isLeaving ? { 'data-exiting': true } : {})}
      {...hold}
    >
      <Icon size={24} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      <div>
        <p id={summaryId} className={styles.summary}>
          {severitySaid !== '' && <VisuallyHidden>{severitySaid}</VisuallyHidden>}
          {wholeNumbers(summary)}
        </p>
        {detail && <p className={styles.detail}>{wholeNumbers(detail)}</p>}
        {action && (
          <div className={styles.action}>
            <Button size="small" onPress={act}>
              {action.label}
            </Button>
          </div>
        )}
      </div>
      {closable && <IconButton icon={X} size="small" label={closeLabel} onPress={leave} />}
      {isCounting && <span className={styles.life} style={{ animationDuration: `${life}ms` }} aria-hidden="true" />}
    </div>
  );
}
