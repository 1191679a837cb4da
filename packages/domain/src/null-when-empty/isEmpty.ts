import { nullWhenEmpty } from './nullWhenEmpty.ts';

/** Whether nothing to be read was typed (specification, section 5). */
export const isEmpty = (text: string | null): boolean => nullWhenEmpty(text) === null;
