import type { DocumentLu } from '@habilis/domain/certificat/DocumentLu';
import { useText } from '@habilis/i18n/TextProvider';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { lazy, type ReactNode, Suspense } from 'react';
import { CameraCheck } from './CameraCheck.tsx';
import { CodeForm } from './CodeForm.tsx';

/** Loaded without network before it was kept, it leaves the code and its reason. */
const FileCheck = lazy(() =>
  import('./FileCheck.tsx').then(
    ({ FileCheck: Loaded }) => ({ default: Loaded }),
    () => ({ default: NoFileCheck }),
  ),
);

type Props = {
  readonly fault: string | undefined;
  readonly isBusy: boolean;
  /** Called with a code that was typed. */
  readonly onTyped: (code: string) => void;
  /** Called as a file is given. */
  readonly onFile: () => void;
  /** Called with a code read by the camera, or from a file with what the file says. */
  readonly onRead: (code: string, document?: DocumentLu) => void;
  readonly onChange: () => void;
};

function NoFileCheck(): ReactNode {
  const t = useText();
  return <Text tone="subtle">{t('scanner-qrcode.fichier-hors-ligne')}</Text>;
}

/** Three ways to give a certificat: its code, the camera, a file. */
export function CheckForm({ fault, isBusy, onTyped, onFile, onRead, onChange }: Props): ReactNode {
  const t = useText();
  return (
    <Stack gap={28}>
      <CodeForm fault={fault} isBusy={isBusy} onCode={onTyped} onChange={onChange} />
      <Section title={t('scanner-qrcode.ou-qrcode')}>
        <Stack gap={20}>
          <Text>{t('scanner-qrcode.local')}</Text>
          <CameraCheck onCode={(code) => onRead(code)} />
          <Suspense fallback={null}>
            <FileCheck onStart={onFile} onRead={onRead} />
          </Suspense>
        </Stack>
      </Section>
    </Stack>
  );
}
