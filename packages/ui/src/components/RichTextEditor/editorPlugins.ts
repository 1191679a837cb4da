import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Slice } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { toggleEm, toggleHeading, toggleList, toggleStrong } from './editorCommands.ts';
import { sliceOf } from './richTextDocument.ts';
import { schema } from './richTextSchema.ts';

const { nodes } = schema;

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.break.create()).scrollIntoView());
  return true;
});

// Tab leaves the field, as in every other: no list key needs it.
const keys = keymap({
  'Mod-b': toggleStrong,
  'Mod-i': toggleEm,
  'Mod-Alt-2': toggleHeading(2),
  'Mod-Alt-3': toggleHeading(3),
  'Mod-Shift-8': toggleList(nodes.bulletList),
  'Mod-Shift-7': toggleList(nodes.orderedList),
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  'Shift-Enter': breakLine,
  Enter: splitListItem(nodes.line),
  'Mod-]': sinkListItem(nodes.line),
  'Mod-[': liftListItem(nodes.line),
});

function put(view: EditorView, slice: Slice): void {
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
}

/** Handles what is pasted or dropped before the library, which would parse text as HTML: Trusted Types refuse that. */
const cleanClipboard = new Plugin({
  props: {
    handleDOMEvents: {
      paste: (view, event) => {
        const html = event.clipboardData?.getData('text/html') ?? '';
        // Plain text needs no cleaning.
        if (html === '' || !view.editable) return false;
        event.preventDefault();
        put(view, sliceOf(html));
        return true;
      },
      drop: (view, event) => {
        const html = event.dataTransfer?.getData('text/html') ?? '';
        // What is moved within the text is clean already.
        if (html === '' || view.dragging !== null || !view.editable) return false;
        event.preventDefault();
        const target = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (target !== null) view.dispatch(view.state.tr.replace(target.pos, target.pos, sliceOf(html)));
        return true;
      },
    },
  },
});

/** Plugins of the editor: keys, undo, clean pasting. */
export const plugins = (): Plugin[] => [history(), keys, keymap(baseKeymap), cleanClipboard];
