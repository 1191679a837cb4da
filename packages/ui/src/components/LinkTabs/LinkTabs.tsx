import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { bringIntoSight } from '../Tabs/bringIntoSight.ts';
import { TabRow } from '../Tabs/TabRow.tsx';
import { count as countStyle, list, tab, wrappingList, wrappingTab } from '../Tabs/Tabs.css.ts';

export interface LinkTabsProps {
  /** What the views show. */
  label: string;
  /** At most one is current; a count of 0 is shown too. */
  /** Whether tabs that do not fit wrap; otherwise the row scrolls. @default false */
  isWrapping?: boolean;
  items: readonly { href: string; label: string; count?: number; isCurrent: boolean }[];
}

/** Views of one list, kept in the address. */
export function LinkTabs({ label, items, isWrapping = false }: LinkTabsProps): ReactNode {
  const links = items.map(({ href, label: words, count, isCurrent }) => (
    <Link
      key={href}
      href={href}
      ref={isCurrent && !isWrapping ? bringIntoSight : null}
      className={isWrapping ? `${tab} ${wrappingTab}` : tab}
      {...(isCurrent ? { 'aria-current': 'page' } : {})}
    >
      {words}
      {count !== undefined && <span className={countStyle}>{count}</span>}
    </Link>
  ));
  if (isWrapping) {
    return (
      <nav aria-label={label} className={wrappingList}>
        {links}
      </nav>
    );
  }
  return (
    <nav aria-label={label}>
      <TabRow>
        <div className={list}>{links}</div>
      </TabRow>
    </nav>
  );
}
