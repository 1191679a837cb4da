/**
 * The keys to try for the text of a refusal: its title under `erreurs.`, or the title itself where the specification names a text of
 * a page (specification, sections 4 and 8).
 */
export const titleKeys = (title: string): readonly string[] => [`erreurs.${title}`, title];
