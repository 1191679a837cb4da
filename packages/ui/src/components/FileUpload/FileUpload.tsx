import { type FC, type ReactNode, useId, useRef } from 'react';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import { field } from '../../internal/Field.css.ts';
import { FieldFrame } from '../../internal/Field.tsx';
import { FileDropZone } from './FileDropZone.tsx';
import { FileRow } from './FileRow.tsx';
import { isSame } from '../../internal/isSame.ts';
import { steady } from '../../internal/steady.tsx';
import * as styles from './FileUpload.css.ts';

export interface UploadedFileView {
  /** Tells the file in what is called back. */
  key: string;
  name: string;
  /** Its size in words, such as « 240 ko ». */
  sizeLabel: string;
  /** `done` opens; `pending` waits to leave. */
  state: 'pending' | 'uploading' | 'done' | 'error';
  /** Share that was sent, 0 to 1. */
  progress?: number;
  /** Why this file was refused, and the remedy. */
  errorMessage?: string | undefined;
}

export interface FileUploadProps {
  label: string;
  /** Help under the label: what is accepted, up to which size. */
  description?: string;
  /** Such as « (facultatif) ». */
  optionalLabel?: string | undefined;
  /** At the right of the label's line. */
  labelEnd?: ReactNode;
  /** The fault of the whole and its remedy. */
  errorMessage?: string | undefined;
  /** Content types or extensions that the picker offers. */
  accept: readonly string[];
  files: readonly UploadedFileView[];
  /** @default false */
  isMultiple?: boolean;
  /** @default false */
  isReadOnly?: boolean;
  /** Takes what was dropped, pasted or chosen, unchecked. */
  onAdd: (files: readonly File[]) => void;
  onRemove: (key: string) => void;
  onReplace: (key: string, file: File) => void;
  onOpen: (key: string) => void;
  /** Texts of the parts; those that name a file tell its buttons apart. */
  words: {
    dropzone: string;
    browse: string;
    remove: (name: string) => string;
    replace: (name: string) => string;
    open: (name: string) => string;
    progress: (name: string, percent: number) => string;
  };
  /** Lands around the button that chooses a file, or around the files when none may be added. */
  id?: string;
}

/** Files to send: dropped or chosen, with progress, and a fault for each. */
export const FileUpload: FC<FileUploadProps> = steady(function FileUpload(props: FileUploadProps): ReactNode {
  const { label, description, optionalLabel, labelEnd, errorMessage, files, id } = props;
  const { isMultiple = false, isReadOnly = false } = props;
  const { onAdd, onRemove, onReplace } = props;
  const group = useRef<HTMLDivElement>(null);
  const [labelId, helpId, faultId] = [useId(), useId(), useId()];
  const isInvalid = errorMessage !== undefined;
  const mayAdd = !isReadOnly && (isMultiple || files.length === 0);
  const describedBy = [description && helpId, errorMessage && faultId].filter(Boolean).join(' ') || undefined;
  // The button that was pressed leaves with its row: the focus stays in the field.
  const keepFocus = () => group.current?.focus();
  const rows = files.map((file) => (
    <FileRow
      {...props}
      key={file.key}
      file={file}
      onRemove={(key) => {
        keepFocus();
        onRemove(key);
      }}
      onReplace={(key, other) => {
        keepFocus();
        onReplace(key, other);
      }}
    />
  ));
  return (
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className={field({ invalid: isInvalid })}
    >
      <LabelContext value={{ id: labelId }}>
        <TextContext value={{ slots: { description: { id: helpId }, errorMessage: { id: faultId } } }}>
          <FieldFrame
            label={label}
            description={description}
            optionalLabel={optionalLabel}
            labelEnd={labelEnd}
            errorMessage={errorMessage}
            labelAs="span"
          >
            {rows.length > 0 && (
              <ul className={styles.files} {...(mayAdd || id === undefined ? {} : { id, tabIndex: -1 })}>
                {rows}
              </ul>
            )}
            {mayAdd && (
              <FileDropZone
                {...props}
                isMultiple={isMultiple}
                isInvalid={isInvalid}
                describedBy={describedBy}
                onDrop={onAdd}
                onChoose={(chosen) => {
                  if (!isMultiple) keepFocus();
                  onAdd(chosen);
                }}
              />
            )}
          </FieldFrame>
        </TextContext>
      </LabelContext>
    </div>
  );
}, isSame);
