/** A number without the spaces that people type in it, narrow and non-breaking ones included (specification, section 5). */
export const withoutSpaces = (text: string): string => text.replaceAll(/\s/gu, '');
