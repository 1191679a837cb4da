import { type FC, lazy, type ReactNode, Suspense, useId, useRef } from 'react';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import { field } from '../../internal/Field.css.ts';
import { FieldFrame } from '../../internal/Field.tsx';
import { withRequired } from '../../internal/withRequired.tsx';
import { isSame } from '../../internal/isSame.ts';
import { steady } from '../../internal/steady.tsx';
import * as styles from './RichTextEditor.css.ts';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';

export type { RichTextEditorProps, RichTextEditorWords } from './RichTextEditorProps.ts';

// The editor weighs more than a page: only those who write wait for it.
const EditorSurface = lazy(async () => ({ default: (await import('./EditorSurface.tsx')).EditorSurface }));

/**
 * A text with titles, lists and links; pasted text is cleaned to what `RichText` shows.
 * @since 0.1.0
 */
export const RichTextEditor: FC<RichTextEditorProps> = steady(function RichTextEditor({
  label,
  description,
  errorMessage,
  optionalLabel,
  requiredLabel,
  labelEnd,
  isReadOnly = false,
  ...rest
}: RichTextEditorProps): ReactNode {
  const [labelId, helpId, faultId] = [useId(), useId(), useId()];
  const focus = useRef<() => void>(() => undefined);
  const isInvalid = errorMessage !== undefined;
  const describedBy =
    [(description || requiredLabel) && helpId, errorMessage && faultId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={field({ invalid: isInvalid })}>
      <LabelContext value={{ id: labelId, onClick: () => focus.current() }}>
        <TextContext value={{ slots: { description: { id: helpId }, errorMessage: { id: faultId } } }}>
          <FieldFrame
            label={label}
            description={withRequired(description, requiredLabel)}
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
