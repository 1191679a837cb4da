import type { ReactNode } from 'react';
import { unseen } from './unseen.css.ts';

/** A space that is said between two boxes, where the page's own white space collapses and words would be said as one; it takes no room. */
export const Gap = (): ReactNode => <span className={unseen}> </span>;
