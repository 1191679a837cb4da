import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';

/** The key of a demande in a list. */
export const keyOf = ({ type, id }: Pick<DemandeSummary, 'type' | 'id'>): string => `${type}${id}`;
