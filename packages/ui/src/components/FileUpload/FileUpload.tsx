import { type FC, type ReactNode, useId, useRef } from 'react';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import { field } from '../../internal/Field.css.ts';
import { FieldFrame } from '../../internal/Field.tsx';
import { FileDropZone } from './FileDropZone.tsx';
import { FileRow } from './FileRow.tsx';
import { withRequired } from '../../internal/withRequired.tsx';
import { isSame } from '../../internal/isSame.ts';
import { steady } from '../../internal/steady.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FileUpload.css.ts';
import type { FileUploadProps } from './FileUploadProps.ts';
import { useFileNews } from './useFileNews.ts';

export type { FileActs, FileUploadProps, UploadedFileView } from './FileUploadProps.ts';

/**
 * Files to send, dropped or chosen, with the progress and the fault of each.
 * @since 0.1.0
 */
export const FileUpload: FC<FileUploadProps> = steady(function FileUpload(props: FileUploadProps): ReactNode {
  const { label, description, optionalLabel, requiredLabel, labelEnd, errorMessage, files, id } = props;
  const { isMultiple = false, isReadOnly = false } = props;
  const { onAdd, onRemove, onReplace } = props;
  const group = useRef<HTMLDivElement>(null);
  const [labelId, helpId, faultId] = [useId(), useId(), useId()];
  const news = useFileNews(files, props.words);
  const isInvalid = errorMessage !== undefined;
  const mayAdd = !isReadOnly && (isMultiple || files.length === 0);
  const describedBy =
    [(description ?? requiredLabel) && helpId, errorMessage && faultId].filter(Boolean).join(' ') || undefined;
  // The pressed button disappears with its row: the focus stays in the field.
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
      // The button that chooses is described itself: what is wrong is heard once.
      aria-describedby={mayAdd ? undefined : describedBy}
      className={field({ invalid: isInvalid })}
    >
      <LabelContext value={{ id: labelId }}>
        <TextContext value={{ slots: { description: { id: helpId }, errorMessage: { id: faultId } } }}>
          <FieldFrame
            label={label}
            description={withRequired(description, requiredLabel)}
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
          <VisuallyHidden>
            <span role="status">
              <span key={news.count}>{news.text}</span>
            </span>
          </VisuallyHidden>
        </TextContext>
      </LabelContext>
    </div>
  );
}, isSame);
