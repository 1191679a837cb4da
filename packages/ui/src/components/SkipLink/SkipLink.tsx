import type { ReactNode } from 'react';
import { skip } from './SkipLink.css.ts';

/**
 * The first tab stop: a link straight to the content.
 * @since 0.1.0
 */
export function SkipLink({ targetId, children }: { targetId: string; children: string }): ReactNode {
  const go = () => document.getElementById(targetId)?.focus();
  return (
    <nav aria-label={children}>
      <a
        href={`#${targetId}`}
        className={skip}
        onClick={(event) => {
          event.preventDefault();
          go();
        }}
      >
        {children}
      </a>
    </nav>
  );
}
