/** The spaces that a layout may leave, on the 4 px grid; 22 stands between two fields (rules/design#tokens). */
export const SPACES = [0, 4, 8, 12, 16, 20, 22, 24, 28, 32, 36, 40, 48] as const;
export type Space = (typeof SPACES)[number];
