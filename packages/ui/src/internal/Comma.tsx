import type { ReactNode } from 'react';
import { comma } from './Comma.css.ts';

/** A comma for who listens, in the line itself: what is hidden stands in a box of its own, which has a space before it. */
export const Comma = (): ReactNode => <span className={comma}>{', '}</span>;
