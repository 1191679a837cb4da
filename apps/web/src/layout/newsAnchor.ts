/** Where a news item stands in the page of the news. */
export const newsAnchor = (id: number): string => `actualite-${id}`;
