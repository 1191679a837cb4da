import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { ScanQrCode } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type CameraFault, CameraScanner } from './CameraScanner.tsx';

/** The camera, opened by a button and closed at the first code. */
export function CameraCheck({ onCode }: { readonly onCode: (code: string) => void }): ReactNode {
  const t = useText();
  const [isOn, setOn] = useState(false);
  const [fault, setFault] = useState<CameraFault>();
  const [isBack, setBack] = useState(false);
  const open = () => {
    setOn(true);
    setFault(undefined);
  };
  /** Without a code the focus comes back to what opened the camera, unless somebody types one meanwhile. */
  const close = (told?: CameraFault) => {
    setOn(false);
    setFault(told);
    setBack(document.activeElement?.matches('input') !== true);
  };
  // Close the camera at once: it would read the same code again and again.
  const take = (code: string) => {
    setOn(false);
    setBack(false);
    onCode(code);
  };
  if (isOn) return <CameraScanner onRead={take} onStop={() => close()} onFault={close} />;
  return (
    <Stack gap={12}>
      {fault !== undefined && (
        <Callout tone="warning" told="announced" title={t(`scanner-qrcode.camera-${fault}`)}>
          <Text>{t(`scanner-qrcode.camera-${fault}-aide`)}</Text>
        </Callout>
      )}
      <div>
        <Button icon={ScanQrCode} autoFocus={isBack} onPress={open}>
          {t('scanner-qrcode.camera-ouvrir')}
        </Button>
      </div>
    </Stack>
  );
}
