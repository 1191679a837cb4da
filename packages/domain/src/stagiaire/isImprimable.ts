import { isUsualName } from './isUsualName.ts';

/**
 * Whether a paper can write every letter of a name: its typefaces hold the alphabets of Europe. A letter of another one is printed as an unknown
 * sign (MC12).
 */
export const isImprimable = (name: string): boolean =>
  isUsualName(name) ||
  !/[\p{L}--[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}\p{sc=Georgian}\p{sc=Common}]]/v.test(name);
