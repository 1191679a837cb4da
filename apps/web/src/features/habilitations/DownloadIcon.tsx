import { IconButton } from '@habilis/ui/IconButton';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { download, type FileAnswer } from '../../list/download.ts';

/** Downloads a document of a list that the server makes on demand. */
export function DownloadIcon({
  label,
  name,
  read,
}: {
  label: string;
  /** The file name when the server gives none. */
  name: string;
  read: () => Promise<FileAnswer>;
}): ReactNode {
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    await download(read(), name);
    setIsBusy(false);
  };
  return <IconButton icon={Download} label={label} isBusy={isBusy} onPress={() => void press()} />;
}
