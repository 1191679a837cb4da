/** A file name without the characters * ' / \ (V7). */
export const cleanFileName = (name: string): string => name.replaceAll(/[*'/\\]/g, '');
