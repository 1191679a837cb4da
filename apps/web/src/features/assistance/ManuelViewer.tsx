import type { Manuel } from '@habilis/api/manuel/Manuel';
import { manuel } from '@habilis/api/manuel/endpoints';
import { extensionOf } from '@habilis/domain/file-name/extensionOf';
import { formatFileSize } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { DocumentViewer } from '@habilis/ui/DocumentViewer';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { viewerWords } from '../../demande/lecture/pieceView.ts';
import { call } from '../../session/call.ts';

type Zoom = ComponentProps<typeof DocumentViewer>['zoom'];

/** A manual read in the page; loaded when one is opened. */
export default function ManuelViewer({
  one: { id, storageFilename, intitule, userFilename, taille },
  isGuest,
  onDownload,
}: {
  one: Manuel;
  isGuest: boolean;
  onDownload: () => void;
}): ReactNode {
  const t = useText();
  const [zoom, setZoom] = useState<Zoom>('width');
  return (
    <DocumentViewer
      document={{
        // Another file under the same address is another document.
        key: `${id} ${storageFilename}`,
        title: intitule,
        description: [extensionOf(userFilename).toUpperCase(), formatFileSize(taille)].join(', '),
        kind: 'pdf',
        read: async (signal) =>
          (await call(isGuest ? manuel.guestFile : manuel.file, { params: { id } }, { signal, background: true })).blob,
      }}
      zoom={zoom}
      onZoom={setZoom}
      onDownload={onDownload}
      pdfResources={import.meta.env['VITE_PDF_RESOURCES']}
      words={viewerWords(t)}
    />
  );
}
