import { Button, type ButtonProps } from '@habilis/ui/Button';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { download, type FileAnswer } from './download.ts';

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
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    await download(read(), name);
    setIsBusy(false);
  };
  return (
    <Button icon={Download} {...look} isBusy={isBusy} onPress={() => void press()}>
      {label}
    </Button>
  );
}
