import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { count as countStyle, list, tab } from '../Tabs/Tabs.css.ts';

export interface LinkTabsProps {
  label: string;
  items: readonly { href: string; label: string; count?: number; isCurrent: boolean }[];
}

/** Views of one list, kept in the address. */
export function LinkTabs({ label, items }: LinkTabsProps): ReactNode {
  return (
    <nav aria-label={label} className={list}>
      {items.map(({ href, label: words, count, isCurrent }) => (
        <Link key={href} href={href} className={tab} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
          {words}
          {count !== undefined && <span className={countStyle}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
