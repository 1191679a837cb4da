import { Button, type ButtonProps } from '@habilis/ui/Button';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FileAnswer } from './download.ts';
import { useDownload } from './useDownload.ts';

/** Downloads a document that the server makes on demand. */
export function DownloadButton({
  label,
  name,
  read,
  look = {},
}: {
  label: string;
  /** The file name when the server gives none. */
  name: string;
  read: () => Promise<FileAnswer>;
  /** The button's size and variant. @default an ordinary button */
  look?: Pick<ButtonProps, 'size' | 'variant'>;
}): ReactNode {
  const { isBusy, take } = useDownload();
  return (
    <Button icon={Download} {...look} isBusy={isBusy} onPress={() => void take(read(), name)}>
      {label}
    </Button>
  );
}
