/** Spaces, and what is typed or pasted without being seen: marks of direction and joining, controls, fillers. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u;

/** Whether nothing to be read was typed (specification, section 5). */
export const isEmpty = (text: string | null): boolean => text === null || UNSEEN.test(text);
