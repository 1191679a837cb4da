import { EXPORT_FORMATS, type ExportFormat } from '@habilis/api/wire/Export';
import { useText } from '@habilis/i18n/TextProvider';
import { Menu } from '@habilis/ui/Menu';
import { Download } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { download, type FileAnswer } from './download.ts';
import { IsBriefContext } from './ListActions.tsx';
import { tellRefused } from '../messages/tellRefused.ts';

/** A file of the list that is made for one use. */
type Other = {
  readonly label: string;
  /** The file name, with its extension, when the server gives none. */
  readonly name: string;
  readonly read: () => Promise<FileAnswer>;
};

type Props = {
  /** The file name, without extension, when the server gives none. */
  readonly name: string;
  /** Where nothing else stands beside it. @default false */
  readonly isSmall?: boolean;
  readonly read: (format: ExportFormat) => Promise<FileAnswer>;
  /** Offered after the formats. */
  readonly others?: readonly Other[];
};

/** Downloads the whole list as shown: filters, order and columns, but all its pages. */
export function ExportMenu({ name, isSmall = false, read, others = [] }: Props): ReactNode {
  const t = useText();
  const isBrief = use(IsBriefContext);
  const tellRefusal = (error: unknown) => tellRefused(error, t('listes.export-echec'));
  return (
    <Menu
      label={t('listes.exporter')}
      look={isBrief ? 'icon' : isSmall ? 'smallButton' : 'button'}
      trigger={
        <>
          <Download size={16} />
          {!isBrief && t('listes.exporter')}
        </>
      }
      items={[
        ...EXPORT_FORMATS.map((id) => ({ id, label: t(`listes.exporter-${id}`) })),
        ...others.map((other) => ({ id: other.name, label: other.label })),
      ]}
      onAction={(id) => {
        const format = EXPORT_FORMATS.find((one) => one === id);
        const other = others.find((one) => one.name === id);
        if (format !== undefined) void download(read(format), `${name}.${format}`, tellRefusal);
        if (other !== undefined) void download(other.read(), other.name, tellRefusal);
      }}
    />
  );
}
