import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { announce } from '@habilis/ui/announce';
import { Button } from '@habilis/ui/Button';
import { Inline } from '@habilis/ui/Inline';
import { Link } from '@habilis/ui/Link';
import { Text } from '@habilis/ui/Text';
import { ScanQrCode } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { compareDocument } from './compareDocument.ts';
import { DocumentModified } from './DocumentModified.tsx';
import { FollowCertificat } from './Follow.tsx';
import { LiveAnswer } from './LiveAnswer.tsx';
import { SignedAnswer, WITHOUT_CONTENT } from './SignedAnswer.tsx';
import type { Answer } from './useCheck.ts';
import * as styles from './verification.css.ts';

type Props = {
  readonly answer: Answer;
  /** Titles of the niveaux by code. */
  readonly titres: ReadonlyMap<string, string>;
  readonly demonstration: boolean;
  readonly supportEmail: string | null;
  readonly onOther: () => void;
};

/** The answer to a check; its verdict takes the focus, then completes itself in place. */
export function CheckAnswer({ answer, titres, demonstration, supportEmail, onOther }: Props): ReactNode {
  const t = useText();
  const { live, signed, isLocal, at } = answer;
  const comparaison = compareDocument(answer, titres);
  const isNamed = live !== null && live.nom !== null;
  const shown = useRef<HTMLDivElement>(null);
  const isLive = live !== null;
  const told = useRef<string | null>(null);
  useEffect(() => {
    const verdict = shown.current?.querySelector<HTMLElement>('[data-verdict]');
    const isFirst = told.current !== answer.code;
    told.current = answer.code;
    // The verdict of the device gives way to that of the server: the focus follows, unless it was led elsewhere meanwhile.
    if (isFirst || document.activeElement === document.body) verdict?.focus();
    else announce(verdict?.textContent ?? '');
  }, [answer.code, isLive]);
  const when = { date: formatInstantDate(at), heure: formatTime(at) };
  return (
    <div ref={shown} className={styles.answer}>
      {comparaison?.verdict === 'modifie' && <DocumentModified comparaison={comparaison} isNamed={isNamed} />}
      {live === null ? (
        signed !== null && <SignedAnswer checked={signed} comparaison={comparaison} demonstration={demonstration} />
      ) : (
        <LiveAnswer
          certificat={{ ...live, demonstration: live.demonstration || demonstration }}
          comparaison={comparaison}
        />
      )}
      {(live === null || live.statut !== 'INCONNU') && (
        <Inline gap={20}>
          <Button icon={ScanQrCode} onPress={onOther}>
            {t('scanner-qrcode.autre')}
          </Button>
          {supportEmail !== null && <Link href={`mailto:${supportEmail}`}>{t('scanner-qrcode.signaler')}</Link>}
        </Inline>
      )}
      {live?.statut === 'VALIDE' && comparaison?.verdict !== 'modifie' && (
        <FollowCertificat key={answer.code} code={answer.code} />
      )}
      {signed !== null && live === null && !WITHOUT_CONTENT.has(signed.verdict) && (
        <Text look="small" tone="subtle">
          {t('scanner-qrcode.au-retour')}
        </Text>
      )}
      <Text look="small" tone="subtle">
        {t(isLocal ? 'scanner-qrcode.verifie-ici' : 'scanner-qrcode.verifie', when)}
        {answer.document !== null && !isLocal && ` ${t('scanner-qrcode.document.reste')}`}
      </Text>
    </div>
  );
}
