import { type FC, lazy, type ReactNode, Suspense, useId, useRef } from 'react';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import type { CountWords } from '../../internal/CharacterCount.tsx';
import { field } from '../../internal/Field.css.ts';
import { FieldFrame, type FieldWords } from '../../internal/Field.tsx';
import { isSame } from '../../internal/isSame.ts';
import { steady } from '../../internal/steady.tsx';
import * as styles from './RichTextEditor.css.ts';

// The editor weighs more than a page: only who writes one waits for it.
const EditorSurface = lazy(async () => ({ default: (await import('./EditorSurface.tsx')).EditorSurface }));

/** Names of the tools and of what they ask. */
export interface RichTextEditorWords {
  toolbar: string;
  heading2: string;
  heading3: string;
  strong: string;
  em: string;
  bulletList: string;
  orderedList: string;
  undo: string;
  redo: string;
  link: string;
  /** Name of the field for the address of a link. */
  address: string;
  /** The address is none that a link may have, and what one looks like. */
  addressError: string;
  setLink: string;
  removeLink: string;
  /** Said while the editor comes. */
  loading: string;
}

export interface RichTextEditorProps extends FieldWords {
  /** HTML that `RichText` shows; whatever else it holds is left out. */
  value: string;
  /** Takes the HTML, empty when nothing is written. */
  onChange: (html: string) => void;
  onBlur?: () => void;
  words: RichTextEditorWords;
  /** How many characters may be written, and the words for how many are left. */
  count?: CountWords;
  /** Lands on the text, so that an error summary can focus it. */
  id?: string;
  /** @default false */
  isReadOnly?: boolean;
}

/** A text with titles, lists and links; pasted text is cleaned to what `RichText` shows. */
export const RichTextEditor: FC<RichTextEditorProps> = steady(function RichTextEditor({
  label,
  description,
  errorMessage,
  optionalLabel,
  labelEnd,
  isReadOnly = false,
  ...rest
}: RichTextEditorProps): ReactNode {
  const [labelId, helpId, faultId] = [useId(), useId(), useId()];
  const focus = useRef<() => void>(() => undefined);
  const isInvalid = errorMessage !== undefined;
  const describedBy = [description && helpId, errorMessage && faultId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={field({ invalid: isInvalid })}>
      <LabelContext value={{ id: labelId, onClick: () => focus.current() }}>
        <TextContext value={{ slots: { description: { id: helpId }, errorMessage: { id: faultId } } }}>
          <FieldFrame
            label={label}
            description={description}
            errorMessage={errorMessage}
            optionalLabel={optionalLabel}
            labelEnd={labelEnd}
            labelAs="span"
          >
            <Suspense
              fallback={
                <div role="status" className={`${styles.box} ${styles.waiting}`}>
                  {rest.words.loading}
                </div>
              }
            >
              <EditorSurface
                {...rest}
                isReadOnly={isReadOnly}
                isInvalid={isInvalid}
                labelledBy={labelId}
                describedBy={describedBy}
                onReady={(put) => {
                  focus.current = put;
                }}
              />
            </Suspense>
          </FieldFrame>
        </TextContext>
      </LabelContext>
    </div>
  );
}, isSame);
