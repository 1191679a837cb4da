import { Children, type ReactNode } from 'react';
import { Gap } from './Gap.tsx';

/** Children with a space between them that is said. */
export const withGaps = (children: ReactNode): ReactNode =>
  Children.toArray(children).flatMap((child, rank) =>
    rank === 0 ? [child] : [<Gap key={`gap-${String(rank)}`} />, child],
  );
