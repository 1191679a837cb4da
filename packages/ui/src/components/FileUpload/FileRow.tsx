import { CircleAlert, FileText, Replace, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './FileUpload.css.ts';
import type { FileUploadProps, UploadedFileView } from './FileUploadProps.ts';

type Props = Pick<FileUploadProps, 'words' | 'accept' | 'isReadOnly' | 'onRemove' | 'onReplace' | 'onOpen'> & {
  readonly file: UploadedFileView;
};

function Progress({ label, percent }: { label: string; percent: number }): ReactNode {
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={styles.track}
    >
      <span className={styles.bar} style={{ inlineSize: `${percent}%` }} />
    </span>
  );
}

/** One file of a field: its name, progress, fault and actions. */
export function FileRow({ file, words, accept, isReadOnly, onRemove, onReplace, onOpen }: Props): ReactNode {
  const { key, name, state, errorMessage } = file;
  const Icon = state === 'error' ? CircleAlert : FileText;
  const percent = Math.round((file.progress ?? 0) * 100);
  return (
    <li className={styles.row} data-state={state}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      <span className={styles.name}>
        {state === 'done' ? (
          <Link onPress={() => onOpen(key)} aria-label={words.open(name)}>
            {name}
          </Link>
        ) : (
          name
        )}{' '}
        <span className={styles.detail}>{file.sizeLabel}</span>
      </span>
      {!isReadOnly && (
        <span className={styles.actions}>
          <FileTrigger acceptedFileTypes={accept} onSelect={(list) => list?.[0] && onReplace(key, list[0])}>
            <IconButton icon={Replace} size="small" label={words.replace(name)} />
          </FileTrigger>
          <IconButton icon={Trash2} size="small" label={words.remove(name)} onPress={() => onRemove(key)} />
        </span>
      )}
      {state === 'uploading' && <Progress label={words.progress(name, percent)} percent={percent} />}
      {errorMessage && <span className={styles.fault}>{errorMessage}</span>}
    </li>
  );
}
