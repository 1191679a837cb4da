/** A file name without the characters * ' / \ (specification, section 5). */
export const cleanFileName = (name: string): string => name.replaceAll(/[*'/\\]/g, '');
