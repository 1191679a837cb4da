import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Gap } from '../../internal/Gap.tsx';
import { bringIntoSight } from '../Tabs/bringIntoSight.ts';
import { TabRow } from '../Tabs/TabRow.tsx';
import {
  count as countStyle,
  list,
  tab,
  tabsBefore,
  tabsEnd,
  tabsLine,
  wrappingList,
  wrappingTab,
} from '../Tabs/Tabs.css.ts';

export interface LinkTabsProps {
  /** What the views show. */
  label: string;
  /** Whether tabs that do not fit wrap; otherwise the row scrolls. @default false */
  isWrapping?: boolean;
  /** At most one is current; a count of 0 is shown too. The icon tells a view that somebody saved. */
  items: readonly { href: string; label: string; count?: number | undefined; icon?: LucideIcon; isCurrent: boolean }[];
  /** What may be done with the views, at the end of a row that scrolls. */
  end?: ReactNode;
}

/**
 * Views of one list, kept in the address.
 * @since 0.1.0
 */
export function LinkTabs({ label, items, isWrapping = false, end }: LinkTabsProps): ReactNode {
  const links = items.map(({ href, label: words, count, icon: Icon, isCurrent }) => (
    <Link
      key={href}
      href={href}
      ref={isCurrent && !isWrapping ? bringIntoSight : null}
      className={isWrapping ? `${tab} ${wrappingTab}` : tab}
      {...(isCurrent ? { 'aria-current': 'page' } : {})}
    >
      {Icon !== undefined && <Icon size={16} strokeWidth={2} aria-hidden="true" />}
      {words}
      {count !== undefined && (
        <>
          <Gap />
          <span className={countStyle}>{count}</span>
        </>
      )}
    </Link>
  ));
  if (isWrapping) {
    return (
      <nav aria-label={label} className={wrappingList}>
        {links}
      </nav>
    );
  }
  const row = (
    <nav aria-label={label} {...(end === undefined ? {} : { className: tabsBefore })}>
      <TabRow>
        <div className={list}>{links}</div>
      </TabRow>
    </nav>
  );
  if (end === undefined) return row;
  return (
    <div className={tabsLine}>
      {row}
      <div className={tabsEnd}>{end}</div>
    </div>
  );
}
