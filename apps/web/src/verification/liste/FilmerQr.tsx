import { readCode } from '@habilis/domain/certificat/readCode';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import { ScanQrCode } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { type CameraFault, CameraScanner } from '../CameraScanner.tsx';
import { beep } from './beep.ts';
import * as styles from './liste.css.ts';

/** The camera, left open: each code that comes before it is taken once. */
export function FilmerQr({ onRead }: { readonly onRead: (code: string) => void }): ReactNode {
  const t = useText();
  const [isOn, setOn] = useState(false);
  const [isBack, setBack] = useState(false);
  const [fault, setFault] = useState<CameraFault>();
  const [said, setSaid] = useState('');
  const taken = useRef(new Set<string>());
  const take = (text: string) => {
    if (taken.current.has(text)) return;
    taken.current.add(text);
    const isCode = readCode(text) !== null;
    if (isCode) onRead(text);
    beep(isCode);
    const nombre = taken.current.size;
    setSaid(isCode ? t('scanner-qrcode.liste.filmes', { nombre }) : t('scanner-qrcode.liste.filme-autre'));
  };
  const close = (told?: CameraFault) => {
    setOn(false);
    setBack(true);
    setFault(told);
  };
  return (
    <div role="group" aria-label={t('scanner-qrcode.liste.filmer')} className={styles.colle}>
      <span className={styles.heading} aria-hidden="true">
        {t('scanner-qrcode.liste.filmer')}
      </span>
      <p className={styles.told}>{t('scanner-qrcode.liste.filmer-aide')}</p>
      {fault !== undefined && (
        <Callout tone="warning" told="announced" title={t(`scanner-qrcode.camera-${fault}`)}>
          <Text>{t(`scanner-qrcode.camera-${fault}-aide`)}</Text>
        </Callout>
      )}
      {isOn ? (
        <CameraScanner isContinuous said={said} onRead={take} onStop={() => close()} onFault={close} />
      ) : (
        <div>
          <Button
            icon={ScanQrCode}
            autoFocus={isBack}
            onPress={() => {
              setFault(undefined);
              setOn(true);
            }}
          >
            {t('scanner-qrcode.liste.camera')}
          </Button>
        </div>
      )}
    </div>
  );
}
