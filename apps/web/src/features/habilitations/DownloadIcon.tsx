import { IconButton } from '@habilis/ui/IconButton';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FileAnswer } from '../../list/download.ts';
import { useDownload } from '../../list/useDownload.ts';

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
  const { isBusy, take } = useDownload();
  return <IconButton icon={Download} label={label} isBusy={isBusy} onPress={() => void take(read(), name)} />;
}
