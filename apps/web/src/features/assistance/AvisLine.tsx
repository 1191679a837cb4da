import { faq } from '@habilis/api/faq/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Inline } from '@habilis/ui/Inline';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useParams } from 'react-router';
import { call } from '../../session/call.ts';
import { isInRole } from './helpAddress.ts';

/** Asks whether an answer helps; said once, it thanks. */
export function AvisLine({ faqId }: { faqId: number }): ReactNode {
  const t = useText();
  const isGuest = !isInRole(useParams());
  const [said, setSaid] = useState<boolean | null>(null);
  const [busy, setBusy] = useState<boolean | null>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const tell = (utile: boolean) => {
    setBusy(utile);
    call(isGuest ? faq.guestAvis : faq.avis, { params: { id: faqId }, body: { utile } })
      .then(
        () => {
          // At once, so that the thanks are there to be heard; the button that had the focus is gone.
          flushSync(() => setSaid(utile));
          thanks.current?.focus();
        },
        // What failed is told by the call.
        () => undefined,
      )
      .finally(() => setBusy(null));
  };
  return (
    <div ref={thanks} tabIndex={-1}>
      {said === null ? (
        <Inline gap={8} align="center">
          <Text look="small" tone="subtle">
            {t('faqs.avis.question')}
          </Text>
          <Inline gap={8} wrap={false}>
            <Button size="small" isBusy={busy === true} onPress={() => tell(true)}>
              {t('faqs.avis.oui')}
            </Button>
            <Button size="small" isBusy={busy === false} onPress={() => tell(false)}>
              {t('faqs.avis.non')}
            </Button>
          </Inline>
        </Inline>
      ) : (
        <Text look="small" tone="subtle">
          {t(said ? 'faqs.avis.merci' : 'faqs.avis.merci-non')}
        </Text>
      )}
    </div>
  );
}
