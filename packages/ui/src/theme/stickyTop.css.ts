import { createVar } from '@vanilla-extract/css';

/** Where sticky elements rest at the top: under the page's header, if there is one. */
export const stickyTop = createVar();
