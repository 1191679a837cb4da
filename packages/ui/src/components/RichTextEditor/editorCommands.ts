import { setBlockType, toggleMark } from 'prosemirror-commands';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { schema } from './richTextSchema.ts';

const { marks, nodes } = schema;

/** Whether the selection, or what is typed next, has the mark. */
export function hasMark({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  const { empty, $from, from, to } = selection;
  if (empty) return Boolean(mark.isInSet(storedMarks ?? $from.marks()));
  return doc.rangeHasMark(from, to, mark);
}

/** Level of the title at the cursor. */
export function headingAt({ selection }: EditorState): number | undefined {
  const { parent } = selection.$from;
  return parent.type === nodes.heading ? Number(parent.attrs['level']) : undefined;
}

/** The nearest list around the cursor, and where it starts. */
export function listAt({ selection: { $from } }: EditorState): { type: NodeType; at: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth--) {
    const { type } = $from.node(depth);
    if (type.isInGroup('list')) return { type, at: $from.before(depth) };
  }
  return undefined;
}

/** Turns the paragraph into a title of this level, or such a title back into a paragraph. */
export const toggleHeading =
  (level: 2 | 3): Command =>
  (state, dispatch) =>
    headingAt(state) === level
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);

/** Makes a list, changes its kind, or takes the line out of it. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const list = listAt(state);
    if (list === undefined) {
      // A title cannot be a list item: it becomes a paragraph first.
      return wrapInList(type)(state, dispatch) || setBlockType(nodes.paragraph)(state, dispatch);
    }
    if (list.type === type) return liftListItem(nodes.line)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.at, type));
    return true;
  };

export const toggleStrong: Command = toggleMark(marks.strong);
export const toggleEm: Command = toggleMark(marks.em);

/** The link around the selection: its address, start and end. */
export function linkAt({ selection, doc }: EditorState): { href: string; from: number; to: number } | undefined {
  const { $from } = selection;
  const inside = marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? []);
  if (!inside) return undefined;
  const start = $from.start();
  let found: { from: number; to: number } | undefined;
  $from.parent.forEach((child, offset) => {
    if (!inside.isInSet(child.marks)) return;
    const [from, to] = [start + offset, start + offset + child.nodeSize];
    // One link may be several adjacent pieces, bold or not; another link with the same address is separate.
    if (found?.to === from) found = { from: found.from, to };
    else if (found === undefined || found.to < $from.pos) found = { from, to };
  });
  return found === undefined || found.to > doc.content.size
    ? undefined
    : { href: String(inside.attrs['href']), ...found };
}

/** Makes a link of the selection, or of the address itself when nothing is selected. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const mark = marks.link.create({ href });
    const { from, to, empty } = state.selection;
    const around = linkAt(state);
    if (around === undefined && empty) {
      dispatch?.(state.tr.replaceSelectionWith(schema.text(href, [mark]), false).scrollIntoView());
      return true;
    }
    const [start, end] = around !== undefined && empty ? [around.from, around.to] : [from, to];
    const change = state.tr.removeMark(start, end, marks.link).addMark(start, end, mark);
    dispatch?.(change.setSelection(TextSelection.create(change.doc, end)).scrollIntoView());
    return true;
  };

/** Removes a link and keeps its words. */
export const removeLink: Command = (state, dispatch) => {
  const around = linkAt(state);
  const { from, to } = around ?? state.selection;
  if (around === undefined && !hasMark(state, marks.link)) return false;
  dispatch?.(state.tr.removeMark(from, to, marks.link));
  return true;
};
