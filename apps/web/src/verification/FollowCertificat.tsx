import { suiviFaults } from '@habilis/domain/certificat/suiviFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Form } from '@habilis/ui/Form';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { Bell } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { askToFollow, type FollowFault } from './askToFollow.ts';

type Asking = 'closed' | 'open' | 'busy' | 'sent';

/** Leaves an address that is told what becomes of the certificat that was checked; the answer is the same whether it follows already (C42). */
export function FollowCertificat({ code }: { readonly code: string }): ReactNode {
  const t = useText();
  const [asking, setAsking] = useState<Asking>('closed');
  const [courriel, setCourriel] = useState('');
  const [fault, setFault] = useState<FollowFault | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isOpen = asking === 'open' || asking === 'busy';
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const refuse = (reason: FollowFault) => {
    setFault(reason);
    setAsking('open');
    field.current?.focus();
  };
  const submit = async () => {
    if (asking === 'busy') return;
    const [missing] = suiviFaults({ courriel });
    if (missing !== undefined) {
      refuse(missing.title === 'champ.email-requis' ? 'courriel-requis' : 'courriel-invalide');
      return;
    }
    setFault(null);
    setAsking('busy');
    const refused = await askToFollow(code, courriel);
    if (refused === null) setAsking('sent');
    else refuse(refused);
  };
  if (asking === 'closed') {
    return (
      <div>
        <Button icon={Bell} onPress={() => setAsking('open')}>
          {t('scanner-qrcode.suivi.ouvrir')}
        </Button>
      </div>
    );
  }
  if (asking === 'sent') {
    return (
      <Callout tone="success" told="focused" title={t('scanner-qrcode.suivi.envoye')}>
        <Text>{t('scanner-qrcode.suivi.envoye-aide', { courriel: courriel.trim() })}</Text>
      </Callout>
    );
  }
  return (
    <Section title={t('scanner-qrcode.suivi.ouvrir')}>
      <Form onSubmit={() => void submit()} aria-label={t('scanner-qrcode.suivi.ouvrir')}>
        <Stack gap={16}>
          <Text>{t('scanner-qrcode.suivi.aide')}</Text>
          <TextField
            ref={field}
            name="courriel"
            type="email"
            label={t('scanner-qrcode.suivi.courriel')}
            description={t('scanner-qrcode.suivi.courriel-aide')}
            errorMessage={fault === null ? undefined : t(`scanner-qrcode.suivi.${fault}`)}
            value={courriel}
            onChange={(next) => {
              setCourriel(next);
              setFault(null);
            }}
            autoComplete="email"
            maxLength={254}
          />
          <div>
            <Button type="submit" variant="primary" isBusy={asking === 'busy'}>
              {t('scanner-qrcode.suivi.envoyer')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Section>
  );
}
