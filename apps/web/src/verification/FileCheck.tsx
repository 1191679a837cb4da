import type { DocumentLu } from '@habilis/domain/certificat/DocumentLu';
import { formatFileSize } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { FileUpload } from '@habilis/ui/FileUpload';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FileFault, readFile } from './readFile.ts';
import { uploadWords } from '../forms/uploadWords.ts';

const ACCEPTED = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'];

/** A document larger than this is no certificat, and would fill a phone's memory. */
const MAX_BYTES = 40 * 1024 ** 2;

/** A picture or a PDF, read on the device. */
export function FileCheck({
  onStart,
  onRead,
}: {
  /** Called as a file is given: an answer of before is not its own. */
  readonly onStart: () => void;
  readonly onRead: (code: string, document: DocumentLu) => void;
}): ReactNode {
  const t = useText();
  const [fault, setFault] = useState<FileFault>();
  const [isReading, setReading] = useState(false);
  const taille = formatFileSize(MAX_BYTES);
  const current = useRef(0);
  // What is read too late takes the place of no answer.
  useEffect(() => () => void current.current++, []);
  const read = async (file: File) => {
    current.current++;
    const turn = current.current;
    onStart();
    setFault(undefined);
    setReading(true);
    const reading = await readFile(file, MAX_BYTES);
    // A file that takes long gives way to the next.
    if (turn !== current.current) return;
    setReading(false);
    if (reading.ok) onRead(reading.code, reading.document);
    else setFault(reading.reason);
  };
  const take = (file: File | undefined) => {
    if (file !== undefined) void read(file);
  };
  return (
    <Stack gap={12}>
      <FileUpload
        label={t('scanner-qrcode.fichier')}
        description={t('scanner-qrcode.fichier-aide', { taille })}
        errorMessage={fault && t(`scanner-qrcode.fichier-${fault}`, { taille })}
        accept={ACCEPTED}
        files={[]}
        onAdd={([file]) => take(file)}
        onRemove={() => undefined}
        onReplace={(_key, file) => take(file)}
        onOpen={() => undefined}
        words={uploadWords(t)}
      />
      <Text as="div" tone="subtle">
        <span role="status">{isReading ? t('scanner-qrcode.fichier-lecture') : ''}</span>
      </Text>
    </Stack>
  );
}
