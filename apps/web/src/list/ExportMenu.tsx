import { EXPORT_FORMATS, type ExportFormat } from '@habilis/api/wire/Export';
import { useText } from '@habilis/i18n/TextProvider';
import { Menu } from '@habilis/ui/Menu';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { download, type FileAnswer } from './download.ts';
import { tellRefused } from '../messages/tellRefused.ts';

type Props = {
  /** The file name, without extension, when the server gives none. */
  readonly name: string;
  /** Where nothing else stands beside it. @default false */
  readonly isSmall?: boolean;
  readonly read: (format: ExportFormat) => Promise<FileAnswer>;
};

/** Downloads the whole list as shown: filters, order and columns, but all its pages. */
export function ExportMenu({ name, isSmall = false, read }: Props): ReactNode {
  const t = useText();
  const tellRefusal = (error: unknown) => tellRefused(error, t('listes.export-echec'));
  return (
    <Menu
      label={t('listes.exporter')}
      look={isSmall ? 'smallButton' : 'button'}
      trigger={
        <>
          <Download size={16} />
          {t('listes.exporter')}
        </>
      }
      items={EXPORT_FORMATS.map((id) => ({ id, label: t(`listes.exporter-${id}`) }))}
      onAction={(id) => {
        const format = EXPORT_FORMATS.find((one) => one === id);
        if (format !== undefined) void download(read(format), `${name}.${format}`, tellRefusal);
      }}
    />
  );
}
