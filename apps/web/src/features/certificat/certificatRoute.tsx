import { ProblemError } from '@habilis/api/client/errors';
import type { CertificatVerifie } from '@habilis/api/qrcode/CertificatVerifie';
import { qrcode } from '@habilis/api/qrcode/endpoints';
import { codeFaults } from '@habilis/domain/certificat/codeFaults';
import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Inline } from '@habilis/ui/Inline';
import { Link } from '@habilis/ui/Link';
import { Text } from '@habilis/ui/Text';
import { ScanQrCode } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { FieldRefusal } from '../../forms/FieldRefusal.ts';
import { useForm } from '../../forms/useForm.ts';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { PublicPages } from '../../layout/PublicPages.tsx';
import { CertificatForm } from './CertificatForm.tsx';
import { CertificatResult } from './CertificatResult.tsx';
import { codeOf } from './codeOf.ts';

type Checked = { readonly certificat: CertificatVerifie; readonly at: string };

/** Checks a code; who has checked many pays with the work of the browser (C16). */
async function checkCode(code: string): Promise<CertificatVerifie> {
  try {
    return await call(qrcode.certificat, { body: { code } });
  } catch (error) {
    if (!(error instanceof ProblemError && error.problem.title === 'captcha.requis')) throw error;
    const [given, { solveDefi }] = await Promise.all([call(qrcode.defi, {}), import('../../forms/solveDefi.ts')]);
    return call(qrcode.certificat, { body: { code, defi: await solveDefi(given) } });
  }
}

/** Checks codes: typed in the form, read by the camera or from a file, or in the address; one at a time. */
function useCheck() {
  const [checked, setChecked] = useState<Checked>();
  const check = async (text: string, path: string) => {
    const certificat = await checkCode(codeOf(text)).catch((error: unknown) => {
      throw error instanceof ProblemError ? new FieldRefusal([{ path, title: error.problem.title }]) : error;
    });
    setChecked({ certificat, at: new Date().toISOString() });
  };
  const form = useForm({ initial: { code: '' }, judge: codeFaults, send: ({ code }) => check(code, 'code') });
  const pending = useRef(false);
  const read = async (text: string) => {
    // The camera may read the same code again before the answer comes.
    if (pending.current) return;
    pending.current = true;
    await form.send(() => check(text, ''));
    pending.current = false;
  };
  return { checked, form, read, forget: () => setChecked(undefined) };
}

/** Checks a certificat by its code, the camera or a file; the address of a QR code is checked at once. */
export function Component(): ReactNode {
  const t = useText();
  const { supportEmail } = useServerProperties();
  const { hash } = useLocation();
  const { checked, form, read, forget } = useCheck();
  const readAddress = useEffectEvent((fragment: string) => {
    if (fragment !== '') void read(fragment);
  });
  useEffect(() => readAddress(hash.slice(1)), [hash]);
  const isKnown = checked !== undefined && checked.certificat.statut !== 'INCONNU';
  return (
    <GuestPage title={t('scanner-qrcode.titre')} links={<PublicPages />}>
      {checked !== undefined && <CertificatResult certificat={checked.certificat} />}
      {isKnown ? (
        <Inline gap={20}>
          <Button icon={ScanQrCode} onPress={forget}>
            {t('scanner-qrcode.autre')}
          </Button>
          <Link href={`mailto:${supportEmail}`}>{t('scanner-qrcode.signaler')}</Link>
        </Inline>
      ) : (
        <CertificatForm form={form} onCode={(code) => void read(code)} />
      )}
      {checked !== undefined && (
        <Text look="small" tone="subtle">
          {t('scanner-qrcode.verifie', { date: formatInstantDate(checked.at), heure: formatTime(checked.at) })}
        </Text>
      )}
    </GuestPage>
  );
}
