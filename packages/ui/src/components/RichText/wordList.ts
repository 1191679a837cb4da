/** Where a paragraph stands in a list of Microsoft Word, which writes its items as paragraphs. */
export interface WordItem {
  readonly list: string;
  /** From 1. */
  readonly level: number;
}

/** The place in a list that Word gives by the style of a paragraph (`mso-list: l0 level1 lfo1`), if any. */
export function wordItemOf(style: string): WordItem | undefined {
  const [, list, level] = /mso-list:\s*(l\d+)\s+level([1-9])\b/i.exec(style) ?? [];
  return list === undefined ? undefined : { list, level: Number(level) };
}

/** Whether an element holds the mark that Word writes before an item, and not its words. */
export const isWordMark = (style: string): boolean => /mso-list:\s*ignore/i.test(style);

/** Whether the mark numbers an item (« 1. », « 1.2) », « (iv) », « b. »); a disc may be written « o ». */
export const isNumberMark = (mark: string): boolean =>
  /^\(?(?:\d+(?:\.\d+)*|[ivxlcdm]+|[a-z])(?:[.)]|\s*-)$/i.test(mark.trim());
