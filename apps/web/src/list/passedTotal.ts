type List = {
  readonly total: number;
  readonly totalDepasse?: boolean | undefined;
  readonly page: number;
  readonly taille: number;
};

/** Whether a list holds more than was counted, for its texts: `fin` on its last page, beyond which only a filter leads (decision 0035). */
export function passedTotal({ total, totalDepasse, page, taille }: List): 'false' | 'true' | 'fin' {
  if (totalDepasse !== true) return 'false';
  return page * taille >= total ? 'fin' : 'true';
}
