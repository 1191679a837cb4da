import { ProblemError } from '@habilis/api/client/errors';
import type { CertificatVerifie } from '@habilis/api/qrcode/CertificatVerifie';
import { qrcode } from '@habilis/api/qrcode/endpoints';
import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Inline } from '@habilis/ui/Inline';
import { Link } from '@habilis/ui/Link';
import { Text } from '@habilis/ui/Text';
import { ScanQrCode } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { problemText } from '../../messages/reportError.ts';
import { CertificatForm } from './CertificatForm.tsx';
import { CertificatResult } from './CertificatResult.tsx';
import { codeOf } from './codeOf.ts';

type Checked = { readonly certificat: CertificatVerifie; readonly at: string };

/** Checks codes one at a time; a refusal shows at the field. */
function useCheck() {
  const [checked, setChecked] = useState<Checked>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const pending = useRef(false);
  const check = useCallback(async (text: string) => {
    // The camera may read the same code again before the answer comes.
    if (pending.current) return;
    pending.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const certificat = await call(qrcode.certificat, { body: { code: codeOf(text) } });
      setChecked({ certificat, at: new Date().toISOString() });
    } catch (error) {
      if (error instanceof ProblemError) setFailure(problemText(error.problem.title));
    } finally {
      pending.current = false;
      setBusy(false);
    }
  }, []);
  return { checked, failure, isBusy, check, forget: () => setChecked(undefined) };
}

/** Checks a certificat by its code, the camera or a file; the address of a QR code is checked at once. */
export function Component(): ReactNode {
  const t = useText();
  const { supportEmail } = useServerProperties();
  const { hash } = useLocation();
  const { checked, failure, isBusy, check, forget } = useCheck();
  const fragment = hash.slice(1);
  useEffect(() => {
    if (fragment !== '') void check(fragment);
  }, [fragment, check]);
  const isKnown = checked !== undefined && checked.certificat.statut !== 'INCONNU';
  return (
    <GuestPage title={t('scanner-qrcode.titre')}>
      {checked !== undefined && <CertificatResult certificat={checked.certificat} />}
      {isKnown ? (
        <Inline gap={20}>
          <Button icon={ScanQrCode} onPress={forget}>
            {t('scanner-qrcode.autre')}
          </Button>
          <Link href={`mailto:${supportEmail}`}>{t('scanner-qrcode.signaler')}</Link>
        </Inline>
      ) : (
        <CertificatForm isBusy={isBusy} failure={failure} onCode={(code) => void check(code)} />
      )}
      {checked !== undefined && (
        <Text look="small" tone="subtle">
          {t('scanner-qrcode.verifie', { date: formatInstantDate(checked.at), heure: formatTime(checked.at) })}
        </Text>
      )}
    </GuestPage>
  );
}
