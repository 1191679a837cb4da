import { Camera } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useDrop } from 'react-aria-components/useDrop';
import { Button } from '../Button/Button.tsx';
import * as styles from './FileUpload.css.ts';
import type { FileUploadProps } from './FileUploadProps.ts';

type Props = Pick<FileUploadProps, 'words' | 'accept' | 'id'> & {
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
export function FileDropZone({ words, accept, id, isMultiple, isInvalid, ...rest }: Props): ReactNode {
  const { describedBy, onDrop, onChoose } = rest;
  const zone = useRef<HTMLDivElement>(null);
  // A dropped folder or text holds no file.
  const give = (files: readonly File[], onGiven: typeof onDrop) => {
    if (files.length > 0) onGiven(isMultiple ? files : files.slice(0, 1));
  };
  // Not the zone of the library: a button hidden in it would be one more stop before the one that chooses.
  const { dropProps, isDropTarget } = useDrop({
    ref: zone,
    onDrop: (event) => void filesOf(event.items).then((files) => give(files, onDrop)),
  });
  return (
    <div
      {...dropProps}
      ref={zone}
      data-drop-target={isDropTarget || undefined}
      data-invalid={isInvalid || undefined}
      className={styles.zone}
      onPaste={(event) => give([...event.clipboardData.files], onChoose)}
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
    </div>
  );
}
