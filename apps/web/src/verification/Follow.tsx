import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Form } from '@habilis/ui/Form';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { askToFollow, askToFollowListe, type FollowFault } from './askToFollow.ts';
import { useFollow } from './useFollow.ts';

type Props = {
  /** What is followed, which chooses the words. */
  readonly quoi: 'suivi' | 'suivi-liste';
  /** Asks for the mail that confirms an address; null when it was taken. */
  readonly ask: (courriel: string) => Promise<FollowFault | null>;
};

/** Leaves an address that is told what becomes of what was checked; the answer is the same whether it follows already (C42, C1132). */
function Follow({ quoi, ask }: Props): ReactNode {
  const t = useText();
  const { asking, courriel, fault, field, submit, type, open } = useFollow(ask);
  const titre = t(`scanner-qrcode.${quoi}.ouvrir`);
  if (asking === 'closed') {
    return (
      <div>
        <Button icon={Bell} onPress={open}>
          {titre}
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
  // Only why nothing can be followed is worded by what would be.
  const faultText =
    fault && t(fault === 'sans-objet' ? `scanner-qrcode.${quoi}.sans-objet` : `scanner-qrcode.suivi.${fault}`);
  return (
    <Section title={titre}>
      <Form onSubmit={() => void submit()} aria-label={titre}>
        <Stack gap={16}>
          <Text>{t(`scanner-qrcode.${quoi}.aide`)}</Text>
          <TextField
            ref={field}
            name="courriel"
            type="email"
            label={t('scanner-qrcode.suivi.courriel')}
            description={t(`scanner-qrcode.${quoi}.courriel-aide`)}
            errorMessage={faultText ?? undefined}
            value={courriel}
            onChange={type}
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

/** Follows the certificat that was checked (C42). */
export function FollowCertificat({ code }: { readonly code: string }): ReactNode {
  return <Follow quoi="suivi" ask={(courriel) => askToFollow(code, courriel)} />;
}

/** Follows the certificats in force of a list (C1132). */
export function FollowListe({ codes }: { readonly codes: readonly string[] }): ReactNode {
  return <Follow quoi="suivi-liste" ask={(courriel) => askToFollowListe(codes, courriel)} />;
}
