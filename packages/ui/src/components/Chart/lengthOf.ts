/** The length of a bar by its share of the longest, which leaves room for the figure after it. */
export const lengthOf = (share: number): { inlineSize: string } => ({
  inlineSize: `calc((100% - 5rem) * ${Math.min(1, share)})`,
});
