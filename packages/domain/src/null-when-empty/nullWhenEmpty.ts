/** A text, or null when nothing was typed (specification, section 5). */
export const nullWhenEmpty = (text: string | null): string | null =>
  text === null || text.trim() === '' ? null : text;
