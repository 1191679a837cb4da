/** The sessions of which somebody said, since the page was opened, that they saw a document of each. */
const told = new Set<string>();

/** Whether it was said of a session; it is asked once (SC854). */
export const isTold = (key: string): boolean => told.has(key);

/** Notes that it was said of a session. */
export const noteTold = (key: string): void => void told.add(key);
