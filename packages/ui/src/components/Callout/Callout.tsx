import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { announce } from '../../internal/announce.ts';
import { spokenText } from '../../internal/spokenText.ts';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import * as styles from './Callout.css.ts';

export interface CalloutProps {
  tone: 'info' | 'success' | 'warning' | 'danger';
  title: string;
  /**
   * How who listens to the page learns of it. Left out: it stood there when the page came, or something else tells it. `announced`: it came of
   * what the person did, and nothing else tells it; said in one text, without the focus. `focused`: it stands in the place of what had the
   * focus, and its title takes it.
   */
  told?: 'announced' | 'focused' | undefined;
  /** Of its title, which can then take the focus. */
  id?: string | undefined;
  actions?: ReactNode;
  children?: ReactNode;
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** Says the words as they come and each time that they change, or gives their title the focus as it comes. */
function useTold(words: RefObject<HTMLElement | null>, { told, tone }: Pick<CalloutProps, 'told' | 'tone'>): void {
  const said = useRef<string | null>(null);
  useEffect(() => {
    const element = words.current;
    if (told !== 'announced' || element === null || said.current === element.textContent) return;
    said.current = element.textContent;
    announce(spokenText(element), tone === 'danger' ? 'assertive' : 'polite');
  });
  useEffect(() => {
    if (told !== 'focused') return;
    const title = words.current?.querySelector<HTMLElement>('h2');
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'nearest' });
  }, [told, words]);
}

/**
 * Something to know before going on, in the page.
 * @since 0.1.0
 */
export function Callout({ tone, title, told, id, actions, children }: CalloutProps): ReactNode {
  const Icon = ICONS[tone];
  const words = useRef<HTMLDivElement>(null);
  const wordsId = useId();
  useTold(words, { told, tone });
  const canFocus = id !== undefined || told === 'focused';
  return (
    <div className={styles.callout({ tone })}>
      <Icon size={24} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      <div className={styles.content}>
        <div ref={words} className={styles.words}>
          <Heading
            level={2}
            look="h3"
            {...(canFocus ? { tabIndex: -1 as const, 'aria-describedby': wordsId } : {})}
            {...(id === undefined ? {} : { id })}
          >
            {title}
          </Heading>
          <div id={wordsId} className={styles.words}>
            {wholeNumbers(children)}
          </div>
        </div>
        {actions && (
          <div className={styles.actions}>
            <ButtonGroup isStackedOnPhone={false}>{actions}</ButtonGroup>
          </div>
        )}
      </div>
    </div>
  );
}
