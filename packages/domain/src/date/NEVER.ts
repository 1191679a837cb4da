/** Later than any day: the end of what has none, so that days compare without asking first. */
export const NEVER = '9999-12-31';
