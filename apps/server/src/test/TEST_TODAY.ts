/** The day on which the tests of a filled server take place. */
export const TEST_TODAY = '2026-11-20';
