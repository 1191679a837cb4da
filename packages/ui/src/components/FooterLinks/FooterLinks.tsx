import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { links } from './FooterLinks.css.ts';

/**
 * The legal links at the foot of every page.
 * @since 0.1.0
 */
export function FooterLinks({
  label,
  items,
}: {
  label: string;
  items: readonly { href: string; label: string }[];
}): ReactNode {
  return (
    <nav aria-label={label} className={links}>
      {items.map((item) => (
        <Link key={item.href} href={item.href} isSmall>
          {item.label}
        </Link>
      ))}
    </nav>
  );
}
