import { formatFileSize } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { FileUpload } from '@habilis/ui/FileUpload';
import { Form as FormFrame } from '@habilis/ui/Form';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { ScanQrCode } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { useFaultFocus } from '../../forms/useFaultFocus.ts';
import type { Form } from '../../forms/useForm.ts';
import { type CameraFault, CameraScanner } from './CameraScanner.tsx';
import { type FileFault, readFile } from './readFile.ts';

const ACCEPTED = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'];

type Props = {
  readonly form: Form<{ readonly code: string }>;
  /** Called with a code read by the camera or from a file. */
  readonly onCode: (code: string) => void;
};

function Camera({ onCode }: Pick<Props, 'onCode'>): ReactNode {
  const t = useText();
  const [isOn, setOn] = useState(false);
  const [fault, setFault] = useState<CameraFault>();
  const open = (next: boolean, told?: CameraFault) => {
    setOn(next);
    setFault(told);
  };
  // Close the camera at once: it would read the same code again and again.
  const take = (code: string) => {
    open(false);
    onCode(code);
  };
  if (isOn) return <CameraScanner onRead={take} onStop={() => open(false)} onFault={(told) => open(false, told)} />;
  return (
    <Stack gap={12}>
      {fault !== undefined && (
        <Callout tone="warning" title={t(`scanner-qrcode.camera-${fault}`)}>
          <Text>{t(`scanner-qrcode.camera-${fault}-aide`)}</Text>
        </Callout>
      )}
      <div>
        <Button icon={ScanQrCode} onPress={() => open(true)}>
          {t('scanner-qrcode.camera-ouvrir')}
        </Button>
      </div>
    </Stack>
  );
}

function CertificatFile({ onCode }: Pick<Props, 'onCode'>): ReactNode {
  const t = useText();
  const { maxFileBytes } = useServerProperties();
  const [fault, setFault] = useState<FileFault>();
  const [isReading, setReading] = useState(false);
  const taille = formatFileSize(maxFileBytes);
  const read = async (file: File) => {
    setFault(undefined);
    setReading(true);
    const reading = await readFile(file, maxFileBytes);
    setReading(false);
    if (reading.ok) onCode(reading.text);
    else setFault(reading.reason);
  };
  const take = (file: File | undefined) => {
    if (file !== undefined && !isReading) void read(file);
  };
  return (
    <Stack gap={12}>
      <FileUpload
        label={t('scanner-qrcode.fichier')}
        description={t('scanner-qrcode.fichier-aide', { taille })}
        errorMessage={fault && t(`scanner-qrcode.fichier-${fault}`, { taille })}
        accept={ACCEPTED}
        files={[]}
        onAdd={([file]) => take(file)}
        onRemove={() => undefined}
        onReplace={(_key, file) => take(file)}
        onOpen={() => undefined}
        words={{
          dropzone: t('upload.deposer'),
          browse: t('upload.parcourir'),
          remove: (nom) => t('upload.retirer', { nom }),
          replace: (nom) => t('upload.remplacer', { nom }),
          open: (nom) => t('upload.ouvrir', { nom }),
          progress: (nom, pourcent) => t('upload.envoi', { nom, pourcent }),
        }}
      />
      <Text as="div" tone="subtle">
        <span role="status">{isReading ? t('scanner-qrcode.fichier-lecture') : ''}</span>
      </Text>
    </Stack>
  );
}

/** Three ways to give a certificat: its code, the camera, a file. */
export function CertificatForm({ form, onCode }: Props): ReactNode {
  const t = useText();
  const fields = useFaultFocus(form);
  return (
    <Stack gap={28}>
      <FormMessages said={form} />
      <FormFrame onSubmit={form.submit} aria-label={t('scanner-qrcode.titre')}>
        <div ref={fields}>
          <Stack gap={16}>
            <TextField
              {...form.field('code')}
              name="code"
              label={t('scanner-qrcode.code')}
              description={t('scanner-qrcode.code-aide')}
              autoComplete="off"
              maxLength={2000}
              isMono
            />
            <div>
              <Button type="submit" variant="primary" isBusy={form.isBusy}>
                {t('scanner-qrcode.verifier')}
              </Button>
            </div>
          </Stack>
        </div>
      </FormFrame>
      <Section title={t('scanner-qrcode.ou-qrcode')}>
        <Stack gap={20}>
          <Text>{t('scanner-qrcode.local')}</Text>
          <Camera onCode={onCode} />
          <CertificatFile onCode={onCode} />
        </Stack>
      </Section>
    </Stack>
  );
}
