/** The tests' day on a filled server. */
export const TEST_TODAY = '2026-11-20';
