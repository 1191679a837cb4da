import { Button, type ButtonProps } from '@habilis/ui/Button';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { download, type FileAnswer } from './download.ts';

/** Hands over a document that the server makes when it is asked for. */
export function DownloadButton({
  label,
  name,
  read,
  look = {},
}: {
  label: string;
  /** What the document is called when the server gives it no name. */
  name: string;
  read: () => Promise<FileAnswer>;
  /** How much it weighs on the page. @default an ordinary button */
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
