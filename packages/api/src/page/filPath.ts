import { type Address } from './paths.ts';

/** What opens the thread of a file in the address of its page. */
export const FIL_OUVERT = { name: 'fil', value: 'ouvert' } as const;

/** The address of the page of a file with its thread open. */
export const filPath = (page: Address): Address => `${page}?${FIL_OUVERT.name}=${FIL_OUVERT.value}` as Address;
