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

/** A ProseMirror view on an element that React makes and then leaves alone, with its state for the parts around it. */
export function useEditor({ value, onChange, isEditable }: Options) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [state, setState] = useState(() => stateOf(value));
  // Values given out since the last one that came back: any other comes from outside, and replaces the text.
  const told = useRef([value]);
  const tell = useEffectEvent((html: string) => {
    if (html === told.current.at(-1)) return;
    told.current.push(html);
    onChange(html);
  });
  const first = useEffectEvent(() => state);

  // Before painting: what is typed before the view exists would be lost.
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
    // A value that comes back late, while one goes on typing, is not a new one.
    told.current = at < 0 ? [value] : told.current.slice(at);
    if (at >= 0) return;
    const next = stateOf(value);
    view.current?.updateState(next);
    setState(next);
  }, [value]);

  // Each tool is one undo step, however quickly they follow.
  const run = (command: Command) =>
    void command(view.current?.state ?? state, (change) => view.current?.dispatch(closeHistory(change)));
  const focus = () => view.current?.focus();
  return { place, state, run, focus };
}
