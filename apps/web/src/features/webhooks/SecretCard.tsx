import type { WebhookAvecSecret } from '@habilis/api/webhook/Webhook';
import { useText } from '@habilis/i18n/TextProvider';
import { Box } from '@habilis/ui/Box';
import { Button } from '@habilis/ui/Button';
import { Heading } from '@habilis/ui/Heading';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { CopiedValue } from '../../forms/CopiedValue.tsx';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { momentText } from './momentText.ts';

type Props = {
  readonly given: WebhookAvecSecret;
  readonly onKept: () => void;
};

/** The secret of a webhook, shown this once; whoever leaves without saying that it is kept is asked. */
export function SecretCard({ given: { webhook, secret }, onKept }: Props): ReactNode {
  const t = useText();
  const { nom, ancienSecretFinitLe: former } = webhook;
  useLeaveGuard({ isDirty: () => true });
  return (
    <Box surface="tint" padding={24} corner="card">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2}>{t(former === null ? 'webhooks.cree' : 'webhooks.remplace', { nom })}</Heading>
          <Text>{t('applications.une-fois')}</Text>
          {former !== null && <Text>{t('webhooks.ancien', { date: momentText(former) })}</Text>}
        </Stack>
        <CopiedValue label={t('applications.secret')} value={secret} isFirst />
        <Text look="small">{t('webhooks.guide')}</Text>
        <Inline>
          <Button variant="primary" onPress={onKept}>
            {t('applications.range')}
          </Button>
        </Inline>
      </Stack>
    </Box>
  );
}
