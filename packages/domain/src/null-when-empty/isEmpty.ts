/** Spaces and characters that show nothing: direction and joining marks, controls, fillers. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u;

/** Whether a text has nothing visible (specification, section 5). */
export const isEmpty = (text: string | null): boolean => text === null || UNSEEN.test(text);
