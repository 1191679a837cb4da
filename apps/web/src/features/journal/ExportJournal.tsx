import { journal } from '@habilis/api/journal/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Dialog } from '@habilis/ui/Dialog';
import { FileCheck2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DownloadButton } from '../../list/DownloadButton.tsx';
import { call } from '../../session/call.ts';
import type { filtersOf } from './journalAddress.ts';

/** Exports what the search found, once it was said what the file holds and how it is verified. */
export function ExportJournal({ filtres, total }: { filtres: ReturnType<typeof filtersOf>; total: number }): ReactNode {
  const t = useText();
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  return (
    <>
      <Button icon={FileCheck2} onPress={() => setIsAsked(true)}>
        {t('journal.exporter')}
      </Button>
      <Dialog
        title={t('journal.exporter')}
        message={t('journal.exporter-texte', { total })}
        isOpen={isAsked}
        onClose={close}
        closeLabel={t('modals.fermer')}
        actions={
          <DownloadButton
            label={t('journal.exporter-fait')}
            name={t('journal.fichier')}
            look={{ variant: 'primary' }}
            read={() => call(journal.exporter, { query: filtres })}
          />
        }
      />
    </>
  );
}
