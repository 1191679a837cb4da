import { ProblemError } from '@habilis/api/client/errors';
import { EXPORT_FORMATS, type ExportFormat } from '@habilis/api/wire/Export';
import { useText } from '@habilis/i18n/TextProvider';
import { Menu } from '@habilis/ui/Menu';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { download, type FileAnswer } from './download.ts';
import { problemText } from '../messages/reportError.ts';
import { tellFailed } from '../messages/tellDone.ts';

type Props = {
  /** The file name, without extension, when the server gives none. */
  readonly name: string;
  readonly read: (format: ExportFormat) => Promise<FileAnswer>;
};

/** Downloads the whole list as shown: filters, order and columns, but all its pages. */
export function ExportMenu({ name, read }: Props): ReactNode {
  const t = useText();
  const tellRefusal = (error: unknown) => {
    // The error catalogue shows any other failure.
    if (!(error instanceof ProblemError) || error.status !== 400) return;
    tellFailed(t('listes.export-echec'), problemText(error.problem.title));
  };
  return (
    <Menu
      label={t('listes.exporter')}
      look="button"
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
