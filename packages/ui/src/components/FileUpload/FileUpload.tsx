import { CircleAlert, FileText, Replace, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button/Button.tsx';
import { error, errorIcon, field } from '../Field/Field.css.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './FileUpload.css.ts';

export interface UploadedFileView {
  key: string;
  name: string;
  sizeLabel: string;
  state: 'pending' | 'uploading' | 'done' | 'error';
  /** Share that was sent, 0 to 1. */
  progress?: number;
  errorMessage?: string | undefined;
}

export interface FileUploadProps {
  label: string;
  description?: string;
  optionalLabel?: string | undefined;
  errorMessage?: string | undefined;
  /** Content types or extensions that the picker offers. */
  accept: readonly string[];
  files: readonly UploadedFileView[];
  /** @default false */
  isMultiple?: boolean;
  /** @default false */
  isReadOnly?: boolean;
  onAdd: (files: readonly File[]) => void;
  onRemove: (key: string) => void;
  onReplace: (key: string, file: File) => void;
  onOpen: (key: string) => void;
  words: {
    dropzone: string;
    browse: string;
    remove: (name: string) => string;
    replace: (name: string) => string;
    open: (name: string) => string;
    progress: (name: string, percent: number) => string;
  };
  /** Lands on the button that chooses a file. */
  id?: string;
}

async function filesOf(items: readonly { kind: string; getFile?: () => Promise<File> }[]): Promise<File[]> {
  const files = await Promise.all(items.map(async (item) => (item.kind === 'file' ? item.getFile?.() : undefined)));
  return files.filter((file) => file !== undefined);
}

function FileRow({ file, props }: { file: UploadedFileView; props: FileUploadProps }): ReactNode {
  const { words, accept, isReadOnly = false, onRemove, onReplace, onOpen } = props;
  const Icon = file.state === 'error' ? CircleAlert : FileText;
  const percent = Math.round((file.progress ?? 0) * 100);
  return (
    <li className={styles.row} data-state={file.state}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      <span className={styles.name}>
        {file.state === 'done' ? (
          <Link onPress={() => onOpen(file.key)} aria-label={words.open(file.name)}>
            {file.name}
          </Link>
        ) : (
          file.name
        )}
        <span className={styles.detail}> {file.sizeLabel}</span>
      </span>
      <span className={styles.actions}>
        {!isReadOnly && (
          <>
            <FileTrigger acceptedFileTypes={accept} onSelect={(list) => list?.[0] && onReplace(file.key, list[0])}>
              <IconButton icon={Replace} size="small" label={words.replace(file.name)} />
            </FileTrigger>
            <IconButton icon={Trash2} size="small" label={words.remove(file.name)} onPress={() => onRemove(file.key)} />
          </>
        )}
      </span>
      {file.state === 'uploading' && (
        <span
          role="progressbar"
          aria-label={words.progress(file.name, percent)}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className={styles.track}
        >
          <span className={styles.bar} style={{ display: 'block', inlineSize: `${percent}%` }} />
        </span>
      )}
      {file.errorMessage && <span className={styles.fault}>{file.errorMessage}</span>}
    </li>
  );
}

/** Files to send: dropped or chosen, with progress, and a fault for each. */
export function FileUpload(props: FileUploadProps): ReactNode {
  const {
    label,
    description,
    optionalLabel,
    errorMessage,
    accept,
    files,
    isMultiple = false,
    isReadOnly = false,
    onAdd,
    words,
    id,
  } = props;
  const isInvalid = errorMessage !== undefined;
  const mayAdd = !isReadOnly && (isMultiple || files.length === 0);
  return (
    <div role="group" aria-label={label} className={field({ invalid: isInvalid })}>
      <span className={fieldStyles.label}>
        {label}
        {optionalLabel && <span className={fieldStyles.optional}> {optionalLabel}</span>}
      </span>
      {description && <span className={fieldStyles.description}>{description}</span>}
      <div className={fieldStyles.control}>
        {files.length > 0 && (
          <ul className={styles.files}>
            {files.map((file) => (
              <FileRow key={file.key} file={file} props={props} />
            ))}
          </ul>
        )}
        {mayAdd && (
          <DropZone
            aria-label={label}
            data-invalid={isInvalid || undefined}
            className={styles.zone}
            onDrop={(event) =>
              void filesOf(event.items).then((dropped) => onAdd(isMultiple ? dropped : dropped.slice(0, 1)))
            }
          >
            {words.dropzone}
            <span id={id} tabIndex={-1}>
              <FileTrigger
                acceptedFileTypes={accept}
                allowsMultiple={isMultiple}
                onSelect={(list) => list && onAdd([...list])}
              >
                <Button size="small">{words.browse}</Button>
              </FileTrigger>
            </span>
          </DropZone>
        )}
      </div>
      {errorMessage && (
        <span className={error}>
          <CircleAlert size={16} aria-hidden="true" className={errorIcon} />
          {errorMessage}
        </span>
      )}
    </div>
  );
}
