import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RankedList.css.ts';

export interface RankedItem {
  key: string;
  title: string;
  /** Where its title leads. */
  href?: string;
  description?: ReactNode;
  /** A state; under the words where it does not fit beside them. */
  end?: ReactNode;
  /** One `IconButton`. */
  action?: ReactNode;
}

export interface RankedListProps {
  label: string;
  items: readonly RankedItem[];
  /** Takes the keys in their new order, when one was moved. */
  onMove: (keys: readonly string[]) => void;
  words: {
    up: (title: string) => string;
    down: (title: string) => string;
    /** Said aloud once an item was moved; its place counts from one. */
    moved: (title: string, place: number) => string;
  };
}

/** The keys with one of them at another place. */
function placed(keys: readonly string[], key: string, place: number): readonly string[] {
  const others = keys.filter((one) => one !== key);
  return [...others.slice(0, place), key, ...others.slice(place)];
}

const isSameOrder = (one: readonly string[], other: readonly string[]): boolean => one.join('\n') === other.join('\n');

/** The order of a list, as it is dragged or stepped; what moved keeps the focus, and is said. */
function useRanking({ items, onMove, words }: Omit<RankedListProps, 'label'>) {
  const list = useRef<HTMLOListElement>(null);
  const given = items.map(({ key }) => key);
  const [held, setHeld] = useState<{ readonly key: string; readonly order: readonly string[] } | null>(null);
  const [said, setSaid] = useState('');
  /** The button to focus once its item has moved: the browser drops the focus of what it moves. */
  const refocus = useRef<{ readonly key: string; readonly step: -1 | 1 } | null>(null);
  const order = held?.order ?? given;
  const shown = order.flatMap((key) => items.filter((one) => one.key === key));

  useEffect(() => {
    const wanted = refocus.current;
    if (wanted === null) return;
    refocus.current = null;
    const row = list.current?.children[given.indexOf(wanted.key)];
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-move] button') ?? [])];
    const [up, down] = buttons;
    const [first, second] = wanted.step === -1 ? [up, down] : [down, up];
    (first?.disabled === true ? second : first)?.focus();
  });

  const move = (key: string, next: readonly string[]) => {
    if (isSameOrder(next, given)) return;
    const title = items.find((one) => one.key === key)?.title ?? '';
    setSaid(words.moved(title, next.indexOf(key) + 1));
    onMove(next);
  };
  const step = (key: string, by: -1 | 1) => {
    refocus.current = { key, step: by };
    move(key, placed(given, key, given.indexOf(key) + by));
  };
  const take = (event: PointerEvent, key: string) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld({ key, order: given });
  };
  const drag = ({ clientY }: PointerEvent) => {
    if (held === null) return;
    const rows = [...(list.current?.children ?? [])];
    const place = rows.filter((row, index) => {
      const { top, height } = row.getBoundingClientRect();
      return order[index] !== held.key && top + height / 2 < clientY;
    }).length;
    const next = placed(order, held.key, place);
    if (!isSameOrder(next, order)) setHeld({ ...held, order: next });
  };
  const put = () => {
    if (held === null) return;
    setHeld(null);
    move(held.key, held.order);
  };
  const handle = (key: string) => ({
    onPointerDown: (event: PointerEvent) => take(event, key),
    onPointerMove: drag,
    onPointerUp: put,
    onPointerCancel: () => setHeld(null),
  });
  return { list, shown, heldKey: held?.key, said, step, handle };
}

function Steps({
  title,
  words,
  isFirst,
  isLast,
  onStep,
}: Pick<RankedListProps, 'words'> & {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: -1 | 1) => void;
}): ReactNode {
  return (
    <>
      <span data-move="">
        <IconButton
          icon={ArrowUp}
          size="small"
          label={words.up(title)}
          isDisabled={isFirst}
          onPress={() => onStep(-1)}
        />
      </span>
      <span data-move="">
        <IconButton
          icon={ArrowDown}
          size="small"
          label={words.down(title)}
          isDisabled={isLast}
          onPress={() => onStep(1)}
        />
      </span>
    </>
  );
}

/**
 * Things in an order that people choose: dragged by mouse or finger, or moved one place by a button.
 * @since 0.2.0
 */
export function RankedList({ label, items, onMove, words }: RankedListProps): ReactNode {
  const { list, shown, heldKey, said, step, handle } = useRanking({ items, onMove, words });
  return (
    <>
      <ol ref={list} aria-label={label} className={styles.list}>
        {shown.map(({ key, title, href, description, end, action }, index) => (
          <li key={key} className={styles.item} {...(heldKey === key ? { 'data-held': '' } : {})}>
            <span aria-hidden="true" className={styles.handle} {...handle(key)}>
              <GripVertical size={20} strokeWidth={1.75} />
            </span>
            <div className={styles.line}>
              <div className={styles.words}>
                {href === undefined ? (
                  <span className={styles.title}>{title}</span>
                ) : (
                  <Link href={href} className={styles.title}>
                    {title}
                  </Link>
                )}
                {description !== undefined && <div className={styles.description}>{description}</div>}
              </div>
              {end}
            </div>
            <div className={styles.moves}>
              <Steps
                isFirst={index === 0}
                isLast={index === shown.length - 1}
                {...{ title, words }}
                onStep={(by) => step(key, by)}
              />
              {action}
            </div>
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
