import { PATHS } from '@habilis/api/page/paths';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Link } from '@habilis/ui/Link';
import { Text } from '@habilis/ui/Text';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { CheckAnswer } from './CheckAnswer.tsx';
import { CheckForm } from './CheckForm.tsx';
import { CheckShell } from './CheckShell.tsx';
import type { Known } from './known.ts';
import { useCheck } from './useCheck.ts';
import { useOnline } from './useOnline.ts';

/** Loaded as an attestation is given: few are. */
const AttestationAnswer = lazy(() =>
  import('./AttestationAnswer.tsx').then(({ AttestationAnswer: Loaded }) => ({ default: Loaded })),
);

/** Checks the code in the address, at once and each time that it changes. */
function useCodeOfAddress(check: ReturnType<typeof useCheck>['check']): void {
  const checkAddress = useEffectEvent(() => {
    if (location.hash.length > 1) void check(location.href);
  });
  useEffect(() => {
    const readAddress = () => checkAddress();
    readAddress();
    addEventListener('hashchange', readAddress);
    return () => removeEventListener('hashchange', readAddress);
  }, []);
}

/** Checks a certificat by its code, the camera or a file; the address of a QR code is checked at once. */
export function VerificationPage({ known }: { readonly known: Promise<Known> }): ReactNode {
  const t = useText();
  const isOnline = useOnline();
  const { answer, isBusy, fault, known: held, check, forget, forgive } = useCheck(known);
  const { demonstration, supportEmail } = held;
  const title = useRef<HTMLHeadingElement>(null);
  useCodeOfAddress(check);
  const startAgain = () => {
    forget();
    // The button that had the focus goes with the answer.
    title.current?.focus();
  };
  const isKnown = answer !== null && (answer.live === null || answer.live.statut !== 'INCONNU');
  return (
    <CheckShell isOnline={isOnline && fault !== 'reseau'} title={title} heading={t('scanner-qrcode.titre')}>
      {answer?.attestation !== undefined && (
        <Suspense fallback={null}>
          <AttestationAnswer
            {...answer.attestation}
            document={answer.document}
            demonstration={demonstration ?? false}
            onOther={startAgain}
          />
        </Suspense>
      )}
      {answer !== null && answer.attestation === undefined && (
        <CheckAnswer
          answer={answer}
          titres={held.titres}
          demonstration={demonstration ?? false}
          supportEmail={supportEmail}
          onOther={startAgain}
        />
      )}
      {(fault === 'trop' || fault === 'arret') && answer !== null && (
        <Callout
          tone="warning"
          told="announced"
          title={t(fault === 'trop' ? 'scanner-qrcode.faute-trop' : 'scanner-qrcode.arret')}
        >
          <Text>{t('scanner-qrcode.faute-trop-aide')}</Text>
        </Callout>
      )}
      {!isKnown && (
        <CheckForm
          fault={fault !== null && answer === null ? t(`scanner-qrcode.faute-${fault}`) : undefined}
          isBusy={isBusy}
          onTyped={(code) => void check(code)}
          onFile={forget}
          onRead={(code, document) => void check(code, document)}
          onChange={forgive}
        />
      )}
      {answer === null && <Link href={PATHS.verifierListe}>{t('scanner-qrcode.liste.lien')}</Link>}
      {answer === null && isOnline && <Link href={PATHS.mesCertificats}>{t('scanner-qrcode.les-miens')}</Link>}
    </CheckShell>
  );
}
