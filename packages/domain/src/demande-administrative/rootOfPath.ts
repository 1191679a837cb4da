/** First part of a path: `adresse` for `adresse.ligne1`. */
export const rootOfPath = (path: string): string => path.replace(/\..*/, '');
