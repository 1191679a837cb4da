import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { CharacterCount } from '../TextArea/CharacterCount.tsx';
import { rich } from '../RichText/RichText.css.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';
import * as styles from './RichTextEditor.css.ts';
import { lengthOf } from './richTextDocument.ts';
import { useEditor } from './useEditor.ts';

export type EditorSurfaceProps = Pick<
  RichTextEditorProps,
  'value' | 'onChange' | 'onBlur' | 'words' | 'count' | 'id'
> & {
  readonly isReadOnly: boolean;
  readonly isInvalid: boolean;
  /** Id of the field's name. */
  readonly labelledBy: string;
  /** Ids of its help and of its fault. */
  readonly describedBy: string | undefined;
  /** Gives out the function that focuses the text, for the field's label to call. */
  readonly onReady: (focus: () => void) => void;
};

/** The editor itself; heavy, so it loads after the page. */
export function EditorSurface({
  value,
  onChange,
  onBlur,
  words,
  count,
  id,
  isReadOnly,
  isInvalid,
  labelledBy,
  describedBy,
  onReady,
}: EditorSurfaceProps): ReactNode {
  const { place, state, run, focus } = useEditor({ value, onChange, isEditable: !isReadOnly });
  const ready = useEffectEvent(() => onReady(focus));
  useEffect(() => ready(), []);
  return (
    <>
      <div className={styles.box} data-invalid={isInvalid || undefined} data-readonly={isReadOnly || undefined}>
        {!isReadOnly && <EditorToolbar state={state} words={words} run={run} onLeave={focus} label={words.toolbar} />}
        <div
          ref={place}
          id={id}
          // When read-only it is no longer editable, but must still take the focus.
          tabIndex={0}
          role="textbox"
          aria-multiline="true"
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          aria-readonly={isReadOnly || undefined}
          onBlur={onBlur}
          className={`${rich} ${styles.surface}`}
        />
      </div>
      {count !== undefined && !isReadOnly && <CharacterCount length={lengthOf(state.doc)} {...count} />}
    </>
  );
}
