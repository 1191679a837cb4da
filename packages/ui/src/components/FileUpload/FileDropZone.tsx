import { Camera } from 'lucide-react';
import type { ReactNode } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button/Button.tsx';
import * as styles from './FileUpload.css.ts';
import type { FileUploadProps } from './FileUploadProps.ts';

type Props = Pick<FileUploadProps, 'label' | 'words' | 'accept' | 'id'> & {
  readonly isMultiple: boolean;
  readonly isInvalid: boolean;
  /** Ids of the help and of the fault, read with the button. */
  readonly describedBy: string | undefined;
  readonly onDrop: (files: readonly File[]) => void;
  readonly onChoose: (files: readonly File[]) => void;
};

type Item = { readonly kind: string; readonly getFile?: () => Promise<File> };

async function filesOf(items: readonly Item[]): Promise<File[]> {
  const files = await Promise.all(items.map(async (item) => (item.kind === 'file' ? item.getFile?.() : undefined)));
  return files.filter((file) => file !== undefined);
}

/** Where files are dropped or pasted, with the button that chooses them. */
export function FileDropZone({ label, words, accept, id, isMultiple, isInvalid, ...rest }: Props): ReactNode {
  const { describedBy, onDrop, onChoose } = rest;
  const takeDropped = async (items: readonly Item[]) => {
    const dropped = await filesOf(items);
    // A dropped folder or text holds no file.
    if (dropped.length > 0) onDrop(isMultiple ? dropped : dropped.slice(0, 1));
  };
  return (
    <DropZone
      aria-label={label}
      data-invalid={isInvalid || undefined}
      className={styles.zone}
      onDrop={(event) => void takeDropped(event.items)}
    >
      <span className={styles.drop}>{words.dropzone}</span>
      <span id={id} tabIndex={-1}>
        <FileTrigger
          acceptedFileTypes={accept}
          allowsMultiple={isMultiple}
          onSelect={(list) => list && onChoose([...list])}
        >
          <Button size="small" {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}>
            {words.browse}
          </Button>
        </FileTrigger>
      </span>
      {words.photo !== undefined && (
        <span className={styles.camera}>
          <FileTrigger
            acceptedFileTypes={['image/jpeg', 'image/png']}
            defaultCamera="environment"
            onSelect={(list) => list && onChoose([...list])}
          >
            <Button
              size="small"
              icon={Camera}
              {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
            >
              {words.photo}
            </Button>
          </FileTrigger>
        </span>
      )}
    </DropZone>
  );
}
