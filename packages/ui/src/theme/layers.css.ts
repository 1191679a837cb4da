import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers, in the order in which they win. */
export const reset: string = globalLayer('reset');
export const tokens: string = globalLayer('tokens');
export const components: string = globalLayer('components');
export const utilities: string = globalLayer('utilities');
