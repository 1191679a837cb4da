/** A demande of either kind. */
export type Ref = { readonly type: 'DA' | 'DH'; readonly id: number };

/** The demandes of a list in the order in which they are gone through. */
export type Chemin = {
  readonly refs: readonly Ref[];
  /** The page on which the last ones were read. */
  readonly page: number;
  /** The page before which none was read. */
  readonly debut: number;
};

type ListPage<R extends Ref> = { readonly elements: readonly R[]; readonly total: number; readonly taille: number };

/** What a list still holds around one of its demandes. */
export type Voisins<R extends Ref> = {
  readonly previous: R | null;
  readonly next: R | null;
  /** The way with what was found on it. */
  readonly chemin: Chemin;
  /** How many demandes the list holds now. */
  readonly total: number;
};

/** A list is read back by so many pages at most to find where what stood on one went. */
const MOST_BACK = 5;

/** Whether both are the same demande. */
export const isSame =
  ({ type, id }: Ref) =>
  (other: Ref): boolean =>
    type === other.type && id === other.id;

/**
 * What comes before and after a demande in a list as it is now: what was done since is gone from it and moves the others up, so they are looked for by
 * what they are and not by their place. Null for a demande that the list did not show (EC76).
 */
export async function voisinsOf<R extends Ref>(
  { refs, page, debut }: Chemin,
  current: Ref,
  readPage: (page: number) => Promise<ListPage<R>>,
): Promise<Voisins<R> | null> {
  const at = refs.findIndex(isSame(current));
  if (at === -1) return null;
  const pages = new Map<number, ListPage<R>>();
  const read = async (number: number) => {
    const found = pages.get(number) ?? (await readPage(number));
    pages.set(number, found);
    return found;
  };
  const leftAs = (ref: Ref): { readonly row: R; readonly page: number } | undefined => {
    for (const [number, { elements }] of pages) {
      const row = elements.find(isSame(ref));
      if (row !== undefined) return { row, page: number };
    }
    return undefined;
  };
  /** The first of some that the list still holds; one that is not on its page may have moved up. */
  const firstLeft = async (some: readonly Ref[]) => {
    const isSettled = () => some.length === 0 || leftAs(some[0] ?? current) !== undefined;
    for (let back = 1; back <= MOST_BACK && back < page && !isSettled(); back++) await read(page - back);
    for (const one of some) {
      const found = leftAs(one);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const unseenOf = ({ elements }: ListPage<R>) => elements.filter((row) => !refs.some(isSame(row)));

  const { total } = await read(page);
  const after = refs.slice(at + 1);
  const known = await firstLeft(after);
  const before = await firstLeft(refs.slice(0, at).toReversed());
  let chemin: Chemin = { refs, page: known?.page ?? page, debut };
  let next = known?.row ?? null;
  /** Takes the next one from a page: of those known to follow, or of those that were on no page before. Tells whether the list goes on. */
  const takeFrom = async (number: number) => {
    const list = await read(number);
    const unseen = unseenOf(list);
    next = list.elements.find((row) => after.some(isSame(row))) ?? unseen[0] ?? null;
    if (next !== null) chemin = { ...chemin, refs: [...refs, ...unseen], page: number };
    return number * list.taille < list.total;
  };
  let hasMore = true;
  for (let number = page; next === null && hasMore; number++) hasMore = await takeFrom(number);
  // At the end, those that moved up before they were seen.
  for (let back = 1; next === null && back <= MOST_BACK && back < page; back++) await takeFrom(page - back);
  let previous = before?.row ?? null;
  if (previous === null && debut > 1) {
    const unseen = unseenOf(await read(debut - 1)).filter((row) => !chemin.refs.some(isSame(row)));
    previous = unseen.at(-1) ?? null;
    chemin = { ...chemin, refs: [...unseen, ...chemin.refs], debut: debut - 1 };
  }
  return { previous, next, chemin, total };
}
