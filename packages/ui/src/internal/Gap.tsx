import { Children, createContext, type ReactNode, use } from 'react';
import { gap } from './gap.css.ts';

/** A space that is said between two boxes, where the page's own white space collapses and words would be said as one; it takes no room. */
export const Gap = (): ReactNode => <span className={gap}> </span>;

/** Whether what stands here is said as one text, such as a card that is a link. */
export const SaidWhole = createContext(false);

/** Children of boxes side by side or under one another, with a space between them where they are said as one text. */
export function useSpaced(children: ReactNode): ReactNode {
  if (!use(SaidWhole)) return children;
  return Children.toArray(children).flatMap((child, rank) =>
    rank === 0 ? [child] : [<Gap key={`gap-${String(rank)}`} />, child],
  );
}
