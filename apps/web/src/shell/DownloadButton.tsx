import { Button } from '@habilis/ui/Button';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { saveBlob } from './saveBlob.ts';

/** Hands over a document that the server makes when it is asked for. */
export function DownloadButton({
  label,
  name,
  read,
}: {
  label: string;
  /** What the document is called when the server gives it no name. */
  name: string;
  read: () => Promise<{ readonly blob: Blob; readonly filename: string | null }>;
}): ReactNode {
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const { blob, filename } = await read();
      saveBlob(blob, filename ?? name);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    // The catalogue tells a failed download.
    <Button icon={Download} isBusy={isBusy} onPress={() => void download().catch(() => undefined)}>
      {label}
    </Button>
  );
}
