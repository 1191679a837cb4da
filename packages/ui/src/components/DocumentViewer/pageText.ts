/** A part of the text of a page, as pdf.js gives it; what marks its structure has no words. */
type Content = { readonly items: readonly ({ readonly str: string; readonly hasEOL: boolean } | object)[] };

/** The parts of a page's text, in their order; a part that ends a line ends with a space. */
export const pageText = ({ items }: Content): string[] =>
  items.flatMap((item) => ('str' in item ? [item.hasEOL ? `${item.str} ` : item.str] : []));
