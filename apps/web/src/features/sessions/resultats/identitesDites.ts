/** The sessions of which somebody said, since the page was opened, that they saw a document of each. */
const dites = new Set<string>();

/** Whether it was said of a session; it is asked once (SC854). */
export const isDite = (key: string): boolean => dites.has(key);

/** Notes that it was said of a session. */
export const noteDite = (key: string): void => void dites.add(key);
