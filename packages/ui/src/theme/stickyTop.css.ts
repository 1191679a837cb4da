import { createVar } from '@vanilla-extract/css';

/** Where what sticks at the top comes to rest: under the header of the page, if it has one. */
export const stickyTop = createVar();
