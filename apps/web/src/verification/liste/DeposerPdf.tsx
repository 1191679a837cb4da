import { formatFileSize } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { announce } from '@habilis/ui/announce';
import { FileUpload } from '@habilis/ui/FileUpload';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { uploadWords } from '../../forms/uploadWords.ts';
import { readFile } from '../readFile.ts';
import * as styles from './liste.css.ts';
import type { Ajout } from './lignesOf.ts';
import { MAX_BYTES } from './motsDeLigne.ts';

const ACCEPTED = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'];

/** Documents by the hundred, read one after the other on the device. */
export function DeposerPdf({ onRead }: { readonly onRead: (ajout: Ajout) => void }): ReactNode {
  const t = useText();
  const waiting = useRef<File[]>([]);
  const [progress, setProgress] = useState<{ fait: number; total: number } | null>(null);
  const isGone = useRef(false);
  useEffect(() => () => void (isGone.current = true), []);
  const readAll = async () => {
    let fait = 0;
    for (let file = waiting.current[0]; file !== undefined; file = waiting.current[0]) {
      setProgress({ fait, total: fait + waiting.current.length });
      const reading = await readFile(file, MAX_BYTES);
      if (isGone.current) return;
      waiting.current.shift();
      fait++;
      onRead(reading.ok ? { mots: file.name, code: reading.code } : { mots: file.name, fault: reading.reason });
    }
    setProgress(null);
    announce(t('scanner-qrcode.liste.fichiers-lus', { nombre: fait }));
  };
  const add = (files: readonly File[]) => {
    const isReading = waiting.current.length > 0;
    waiting.current.push(...files);
    if (!isReading && files.length > 0) void readAll();
  };
  return (
    <div className={styles.colle}>
      <FileUpload
        label={t('scanner-qrcode.liste.deposer')}
        description={t('scanner-qrcode.liste.deposer-aide', { taille: formatFileSize(MAX_BYTES) })}
        accept={ACCEPTED}
        isMultiple
        files={[]}
        onAdd={add}
        onRemove={() => undefined}
        onReplace={() => undefined}
        onOpen={() => undefined}
        words={{
          ...uploadWords(t),
          dropzone: t('upload.lot-deposer'),
          browse: t('upload.lot-parcourir'),
          chosen: () => '',
        }}
      />
      {progress !== null && <p className={styles.told}>{t('scanner-qrcode.liste.lecture', progress)}</p>}
    </div>
  );
}
