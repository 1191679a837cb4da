import { closeHistory } from 'prosemirror-history';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { plugins } from './editorPlugins.ts';
import { documentOf, htmlOf } from './richTextDocument.ts';

const stateOf = (html: string): EditorState => EditorState.create({ doc: documentOf(html), plugins: plugins() });

interface Options {
  value: string;
  onChange: (html: string) => void;
  isEditable: boolean;
}

/** A ProseMirror view on an element that React made and leaves alone, and its state for what stands around it. */
export function useEditor({ value, onChange, isEditable }: Options) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [state, setState] = useState(() => stateOf(value));
  // What the view said, since the value it was last given back: only another one comes from outside, and replaces the text.
  const told = useRef([value]);
  const tell = useEffectEvent((html: string) => {
    if (html === told.current.at(-1)) return;
    told.current.push(html);
    onChange(html);
  });
  const first = useEffectEvent(() => state);

  // Before it is painted: what is typed into a place without its view would be lost.
  useLayoutEffect(() => {
    if (place.current === null) return undefined;
    const made = new EditorView(
      { mount: place.current },
      {
        state: first(),
        dispatchTransaction: (change) => {
          const next = made.state.apply(change);
          made.updateState(next);
          setState(next);
          if (change.docChanged) tell(htmlOf(next.doc));
        },
      },
    );
    view.current = made;
    return () => made.destroy();
  }, []);

  useEffect(() => view.current?.setProps({ editable: () => isEditable }), [isEditable]);

  useEffect(() => {
    const at = told.current.indexOf(value);
    // A value that comes back late, while one writes on, is no news.
    told.current = at < 0 ? [value] : told.current.slice(at);
    if (at >= 0) return;
    const next = stateOf(value);
    view.current?.updateState(next);
    setState(next);
  }, [value]);

  // Each tool is one step to undo, however fast one follows the other.
  const run = (command: Command) =>
    void command(view.current?.state ?? state, (change) => view.current?.dispatch(closeHistory(change)));
  const focus = () => view.current?.focus();
  return { place, state, run, focus };
}
