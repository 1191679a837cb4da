import type { Match } from './findIn.ts';

const ALL = 'habilis-found';
const HERE = 'habilis-found-here';

function highlightOf(name: string): Highlight | undefined {
  // A browser without highlights still goes to the page.
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return undefined;
  const known = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, known);
  return known;
}

const textIn = (node: Node | undefined): Node | undefined => node?.firstChild ?? node;

const within = (node: Node, at: number): number => Math.min(at, node.textContent?.length ?? 0);

function rangeOf(parts: readonly Node[], { start, end }: Match): Range | undefined {
  const first = textIn(parts[start.part]);
  const last = textIn(parts[end.part]);
  if (first === undefined || last === undefined) return undefined;
  const range = document.createRange();
  range.setStart(first, within(first, start.at));
  range.setEnd(last, within(last, end.at));
  return range;
}

/** Marks what was found in the parts of a page, and brings the one that is `here` in sight; gives what takes the marks away. */
export function showFound(parts: readonly Node[], found: readonly Match[], here: number | null): () => void {
  const all = highlightOf(ALL);
  const one = highlightOf(HERE);
  const ranges = found.flatMap((match, rank) => {
    const range = rangeOf(parts, match);
    if (range === undefined) return [];
    (rank === here ? one : all)?.add(range);
    if (rank === here) range.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' });
    return [range];
  });
  return () => {
    for (const range of ranges) {
      all?.delete(range);
      one?.delete(range);
    }
  };
}
