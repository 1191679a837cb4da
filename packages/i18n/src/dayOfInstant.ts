import { formatInstantDate } from './format.ts';

/** The day of an instant in Paris, `yyyy-MM-dd`, to reckon with: apart from the words that the first page needs. */
export const dayOfInstant = (instant: string): string => formatInstantDate(instant).split('/').toReversed().join('-');
