import { RIGHTS } from './RIGHTS.ts';

/** What a role may be able to do: the lines of the matrix of rights (rules/rights#matrix). */
export type Capability = keyof typeof RIGHTS;
export const CAPABILITIES = Object.keys(RIGHTS) as readonly Capability[];
