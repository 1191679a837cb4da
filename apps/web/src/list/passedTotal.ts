type List = {
  readonly total: number;
  readonly totalDepasse?: boolean | undefined;
  readonly page: number;
  readonly taille: number;
};

/** Whether a list has more rows than were counted, for its texts: `fin` on its last page, where only a filter gives the others (decision 0035). */
export function passedTotal({ total, totalDepasse, page, taille }: List): 'false' | 'true' | 'fin' {
  if (totalDepasse !== true) return 'false';
  return page * taille >= total ? 'fin' : 'true';
}
