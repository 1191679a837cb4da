import { diffWordsWithSpace } from 'diff';

/** A stretch of text, and whether the other version has it too. */
export interface Stretch {
  text: string;
  isOwn: boolean;
}

const SPACED = /^(\s*)(.*?)(\s*)$/s;

/** Spaces around a difference are not part of it, except between two differences. */
function withoutEdges(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const { text, isOwn } of stretches) {
    const [last, before] = [joined.at(-1), joined.at(-2)];
    if (isOwn && last?.isOwn === false && before?.isOwn === true && last.text.trim() === '') {
      joined.splice(-2, 2, { text: before.text + last.text + text, isOwn });
    } else joined.push({ text, isOwn });
  }
  return joined
    .flatMap((stretch) => {
      if (!stretch.isOwn || stretch.text.trim() === '') return [stretch];
      const [, start = '', words = '', end = ''] = SPACED.exec(stretch.text) ?? [];
      return [
        { text: start, isOwn: false },
        { text: words, isOwn: true },
        { text: end, isOwn: false },
      ];
    })
    .filter(({ text }) => text !== '');
}

/** The two versions, cut where their words differ; left whole when they share no word, as marks would then say nothing. */
export function wordDifferences(before: string, after: string): { before: Stretch[]; after: Stretch[] } {
  const changes = diffWordsWithSpace(before, after);
  const isShared = changes.some(({ added, removed, value }) => !added && !removed && value.trim() !== '');
  if (!isShared) return { before: [{ text: before, isOwn: false }], after: [{ text: after, isOwn: false }] };
  const side = (isOther: 'added' | 'removed') =>
    withoutEdges(
      changes
        .filter((change) => !change[isOther])
        .map(({ value, added, removed }) => ({ text: value, isOwn: added || removed })),
    );
  return { before: side('added'), after: side('removed') };
}
