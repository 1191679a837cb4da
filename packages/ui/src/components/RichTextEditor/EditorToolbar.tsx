import { Bold, Heading2, Heading3, Italic, List, ListOrdered, Redo2, Undo2 } from 'lucide-react';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import type { ReactNode } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import { Separator } from 'react-aria-components/Separator';
import { Toolbar } from 'react-aria-components/Toolbar';
import { IconButton } from '../IconButton/IconButton.tsx';
import { hasMark, headingAt, listAt, toggleEm, toggleHeading, toggleList, toggleStrong } from './editorCommands.ts';
import { EditorTool } from './EditorTool.tsx';
import { LinkTool } from './LinkTool.tsx';
import type { RichTextEditorWords } from './RichTextEditorProps.ts';
import * as styles from './RichTextEditor.css.ts';
import { schema } from './richTextSchema.ts';

export interface EditorToolbarProps {
  state: EditorState;
  words: RichTextEditorWords;
  run: (command: Command) => void;
  /** Gives the focus back to the text. */
  onLeave: () => void;
  label: string;
}

function HistoryTools({ state, words, run }: Pick<EditorToolbarProps, 'state' | 'words' | 'run'>): ReactNode {
  return (
    <>
      <IconButton
        icon={Undo2}
        size="small"
        label={words.undo}
        isDisabled={undoDepth(state) === 0}
        onPress={() => run(undo)}
      />
      <IconButton
        icon={Redo2}
        size="small"
        label={words.redo}
        isDisabled={redoDepth(state) === 0}
        onPress={() => run(redo)}
      />
    </>
  );
}

/** The formatting tools: one tab stop, arrows between tools, Escape back to the text. */
export function EditorToolbar({ state, words, run, onLeave, label }: EditorToolbarProps): ReactNode {
  const { marks, nodes } = schema;
  const list = listAt(state)?.type;
  // With a pointer one goes on writing; by keyboard one may want another tool.
  const use = (command: Command) => (event: PressEvent) => {
    run(command);
    if (event.pointerType !== 'keyboard') onLeave();
  };
  return (
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave();
      }}
    >
      <Toolbar aria-label={label} className={styles.toolbar}>
        <EditorTool
          label={words.heading2}
          icon={Heading2}
          isOn={headingAt(state) === 2}
          onPress={use(toggleHeading(2))}
        />
        <EditorTool
          label={words.heading3}
          icon={Heading3}
          isOn={headingAt(state) === 3}
          onPress={use(toggleHeading(3))}
        />
        <Separator orientation="vertical" className={styles.divider} />
        <EditorTool label={words.strong} icon={Bold} isOn={hasMark(state, marks.strong)} onPress={use(toggleStrong)} />
        <EditorTool label={words.em} icon={Italic} isOn={hasMark(state, marks.em)} onPress={use(toggleEm)} />
        <LinkTool state={state} words={words} run={run} onLeave={onLeave} />
        <Separator orientation="vertical" className={styles.divider} />
        <EditorTool
          label={words.bulletList}
          icon={List}
          isOn={list === nodes.bulletList}
          onPress={use(toggleList(nodes.bulletList))}
        />
        <EditorTool
          label={words.orderedList}
          icon={ListOrdered}
          isOn={list === nodes.orderedList}
          onPress={use(toggleList(nodes.orderedList))}
        />
        <Separator orientation="vertical" className={styles.divider} />
        <HistoryTools state={state} words={words} run={run} />
      </Toolbar>
    </div>
  );
}
