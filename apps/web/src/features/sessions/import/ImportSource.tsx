import { IMPORT_LIMITS } from '@habilis/domain/stagiaire/IMPORT_LIMITS';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Columns } from '@habilis/ui/Columns';
import { FileUpload } from '@habilis/ui/FileUpload';
import { Link } from '@habilis/ui/Link';
import { Stack } from '@habilis/ui/Stack';
import { TextArea } from '@habilis/ui/TextArea';
import { ClipboardPaste } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useServerProperties } from '../../../boot/useServerProperties.ts';
import { fieldId } from '../../../forms/fieldId.ts';
import { uploadWords } from '../../../forms/uploadWords.ts';
import { saveBlob } from '../../../list/saveBlob.ts';
import { loadWorkbookReader, readClassFile, readClassText } from './readClassFile.ts';
import { rehearse } from './rehearse.ts';
import type { OpenImport } from './useClassImport.ts';

const ACCEPTED = ['.xlsx', '.csv', '.tsv', '.txt'];

/** An empty file that shows the columns. */
function ModelLink(): ReactNode {
  const t = useText();
  const saveModel = () => {
    const headings = (['nom', 'prenom', 'naissance', 'habilisId', 'courriel', 'classe'] as const).map((champ) =>
      t(`sessions-certification.import.modele.${champ}`),
    );
    // The mark tells spreadsheets the encoding.
    const file = new Blob([`\uFEFF${headings.join(';')}\r\n`], { type: 'text/csv;charset=utf-8' });
    saveBlob(file, t('sessions-certification.import.modele.fichier'));
  };
  return (
    <div>
      <Link onPress={saveModel}>{t('sessions-certification.import.modele')}</Link>
    </div>
  );
}

/** Lines pasted from a spreadsheet. */
function PastedLines({
  importing: { begin, isReading },
}: {
  readonly importing: Pick<OpenImport, 'begin' | 'isReading'>;
}): ReactNode {
  const t = useText();
  const [pasted, setPasted] = useState('');
  const paste = (text: string) => void begin({ fichier: null, rows: readClassText(text) }).then(() => setPasted(''));
  const type = (text: string) => {
    setPasted(text);
    // What comes at once with cells or lines was pasted; what is typed waits for the button.
    if (text.length > pasted.length + 1 && /[\t\n;]/.test(text)) paste(text);
  };
  return (
    <Stack gap={8} align="stretch">
      <TextArea
        id={fieldId('stagiaires')}
        label={t('sessions-certification.import.coller')}
        description={t('sessions-certification.import.coller-aide')}
        value={pasted}
        onChange={type}
        rows={3}
        isReadOnly={isReading}
      />
      {pasted.trim() !== '' && (
        <div>
          <Button size="small" icon={ClipboardPaste} isBusy={isReading} onPress={() => paste(pasted)}>
            {t('sessions-certification.import.lire')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Where a class comes from: a file dropped or chosen, or lines pasted from a spreadsheet; a model shows the columns. */
export function ImportSource({
  importing,
}: {
  readonly importing: Pick<OpenImport, 'prepare' | 'begin' | 'refus' | 'isReading'>;
}): ReactNode {
  const t = useText();
  const { prepare, begin, refus, isReading } = importing;
  const { today } = useServerProperties();
  const onShown = useEffectEvent(() => {
    prepare();
    loadWorkbookReader()
      .then(() => rehearse(today))
      // Loaded again, and told, when a file is read.
      .catch(() => undefined);
  });
  useEffect(() => onShown(), []);
  return (
    <Stack gap={12}>
      <Columns split="1fr 1fr">
        <FileUpload
          id={fieldId('classe')}
          label={t('sessions-certification.import.fichier')}
          description={t('sessions-certification.import.fichier-aide', {
            mega: IMPORT_LIMITS.octets / 1_000_000,
            lignes: IMPORT_LIMITS.lignes,
          })}
          errorMessage={refus === null ? undefined : t(`sessions-certification.import.refus.${refus}`)}
          accept={ACCEPTED}
          files={[]}
          isReadOnly={isReading}
          onAdd={([file]) => {
            if (file !== undefined) void begin({ fichier: file.name, rows: readClassFile(file) });
          }}
          onRemove={() => undefined}
          onReplace={() => undefined}
          onOpen={() => undefined}
          words={uploadWords(t)}
        />
        <PastedLines importing={importing} />
      </Columns>
      <ModelLink />
    </Stack>
  );
}
