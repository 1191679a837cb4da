/** The field of the form in which a path begins: `adresse` for `adresse.ligne1`. */
export const rootOfPath = (path: string): string => path.replace(/\..*/, '');
