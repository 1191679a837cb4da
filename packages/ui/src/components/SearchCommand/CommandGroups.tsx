import { Search, type LucideIcon } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import type { Tone } from '../Badge/Badge.tsx';
import { Marked } from './Marked.tsx';
import { kbd } from '../../internal/kbd.css.ts';
import * as styles from './SearchCommand.css.ts';

/** What helps to choose among results: a state or a due date. */
export interface CommandEnd {
  label: string;
  icon?: LucideIcon;
  /** @default 'neutral' */
  tone?: Tone;
}

/** One result: following it opens a page. */
export interface CommandItem {
  id: string;
  href: string;
  icon: LucideIcon;
  title: string;
  /** A number that people compare, first on the second line. */
  code?: string;
  description?: string;
  end?: CommandEnd;
}

/** Results of one kind. */
export interface CommandGroup {
  id: string;
  label: string;
  /** How many of how many are shown, such as « 2 sur 7 ». */
  count?: string;
  items: readonly CommandItem[];
  /** The page that lists them all, the last line of the group. */
  all?: { href: string; label: string };
}

/** A line that can be chosen; the line to a whole list is one too. */
export type CommandOption = { readonly id: string; readonly href: string; readonly item: CommandItem | null };

/** The lines of the groups, in order. */
export const optionsOf = (groups: readonly CommandGroup[]): CommandOption[] =>
  groups.flatMap(({ id, items, all }) => [
    ...items.map((item) => ({ id: item.id, href: item.href, item })),
    ...(all === undefined ? [] : [{ id: `${id}-tous`, href: all.href, item: null }]),
  ]);

/** The lines that a listbox shows, and which is chosen. */
export interface CommandGroupsProps {
  groups: readonly CommandGroup[];
  typed: string;
  /** Begins the ids of the elements. */
  prefix: string;
  activeId: string | undefined;
  /** Name of the key that opens the chosen line. */
  enterKey: string;
  onFollow: (option: CommandOption, event: MouseEvent) => void;
}

function ItemWords({ item, typed }: { item: CommandItem; typed: string }): ReactNode {
  const { icon: Icon, title, code, description, end } = item;
  const EndIcon = end?.icon;
  return (
    <>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.title}>
          <Marked text={title} typed={typed} />
        </span>
        {(code !== undefined || description !== undefined) && (
          <span className={styles.second}>
            {code !== undefined && (
              <span className={styles.code}>
                <Marked text={code} typed={typed} />
              </span>
            )}
            {code !== undefined && description !== undefined && ' · '}
            {description}
          </span>
        )}
      </span>
      {end !== undefined && (
        <span className={styles.end({ tone: end.tone ?? 'neutral' })}>
          {EndIcon !== undefined && <EndIcon size={16} aria-hidden="true" />}
          {end.label}
        </span>
      )}
    </>
  );
}

/** Results by kind, each a link to its page. */
export function CommandGroups({ groups, typed, prefix, activeId, enterKey, onFollow }: CommandGroupsProps): ReactNode {
  const line = (option: CommandOption, content: ReactNode, look: string) => (
    <Link
      key={option.id}
      href={option.href}
      className={look}
      onClick={(event: MouseEvent) => onFollow(option, event)}
      // The focus stays in the field, which names the chosen line.
      render={({ children, ...props }) => (
        <a
          {...(props as object)}
          id={prefix + option.id}
          role="option"
          aria-selected={option.id === activeId}
          tabIndex={-1}
        >
          {children}
        </a>
      )}
    >
      {content}
      {option.id === activeId && (
        <kbd className={`${kbd} ${styles.enter}`} aria-hidden="true">
          {enterKey}
        </kbd>
      )}
    </Link>
  );
  return groups.map(({ id, label, count, items, all }) => (
    <div key={id} role="group" aria-labelledby={`${prefix}${id}-titre`} className={styles.group}>
      <div className={styles.head} role="presentation">
        <span id={`${prefix}${id}-titre`}>{label}</span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </div>
      {items.map((item) =>
        line({ id: item.id, href: item.href, item }, <ItemWords item={item} typed={typed} />, styles.option),
      )}
      {all !== undefined &&
        line(
          { id: `${id}-tous`, href: all.href, item: null },
          <>
            <Search size={20} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
            <span className={styles.all}>{all.label}</span>
          </>,
          styles.option,
        )}
    </div>
  ));
}
