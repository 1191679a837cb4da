import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { video } from './verification.css.ts';

/** Least wait between two looks; a slow device waits as long as it looked. */
const LOOK_EVERY_MS = 200;
/** The camera on the other side of the device. Without a size, browsers give 640 pixels by 480: too few for a code on a sheet held whole. */
const WANTED: MediaTrackConstraints = { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } };

/** Why the camera cannot be used: refused by the person, not there, or without what reads its images. */
export type CameraFault = 'refusee' | 'absente' | 'hors-ligne';

const faultOf = (error: unknown): CameraFault =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'refusee' : 'absente';

type Props = {
  readonly onRead: (text: string) => void;
  readonly onFault: (fault: CameraFault) => void;
  readonly onStop: () => void;
  /** Whether it films on after a code, for the next one. @default false */
  readonly isContinuous?: boolean;
  /** What was read last, in place of what to do. */
  readonly said?: string;
};

/** Films into a video until it read a code, or on; gives where the video goes. */
function useCamera({ onRead, onFault, isContinuous }: Pick<Props, 'onRead' | 'onFault'> & { isContinuous: boolean }) {
  const element = useRef<HTMLVideoElement>(null);
  const give = useEffectEvent(onRead);
  const fail = useEffectEvent(onFault);
  useEffect(() => {
    const ending = new AbortController();
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = async () => {
      // Browsers give no camera without https.
      if (!('mediaDevices' in navigator)) throw new Error('sans caméra');
      // Before the camera, which would stay on without it.
      const reader = await import('./decodeQr.ts').catch(() => null);
      if (ending.signal.aborted) return;
      if (reader === null) return fail('hors-ligne');
      const opened = await navigator.mediaDevices.getUserMedia({ video: WANTED });
      stream = opened;
      const shown = element.current;
      if (ending.signal.aborted || shown === null) {
        for (const track of opened.getTracks()) track.stop();
        return;
      }
      shown.srcObject = opened;
      await shown.play();
      // A camera turned to oneself shows a mirror: every second look is in one.
      const look = (isMirrored: boolean) => {
        const began = performance.now();
        const text = reader.decodeQr(shown, isMirrored);
        if (text !== null) {
          give(text);
          if (!isContinuous) return;
        }
        timer = setTimeout(look, Math.max(LOOK_EVERY_MS, performance.now() - began), !isMirrored);
      };
      look(false);
    };
    start().catch((error: unknown) => {
      if (!ending.signal.aborted) fail(faultOf(error));
    });
    return () => {
      ending.abort();
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [isContinuous]);
  return element;
}

/** Films until a QR code is read; the images never leave the device. */
export function CameraScanner({ onRead, onFault, onStop, isContinuous = false, said = '' }: Props): ReactNode {
  const t = useText();
  const element = useCamera({ onRead, onFault, isContinuous });
  return (
    <Stack gap={12}>
      <video ref={element} className={video} muted playsInline aria-label={t('scanner-qrcode.camera-image')} />
      <Text as="div" tone="subtle">
        <span role="status">{said === '' ? t('scanner-qrcode.camera-aide') : said}</span>
      </Text>
      <div>
        <Button autoFocus onPress={onStop}>
          {t('scanner-qrcode.camera-arreter')}
        </Button>
      </div>
    </Stack>
  );
}
