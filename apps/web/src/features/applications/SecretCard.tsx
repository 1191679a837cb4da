import type { ApplicationEtSecret } from '@habilis/api/applications/Application';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Box } from '@habilis/ui/Box';
import { Button } from '@habilis/ui/Button';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Heading } from '@habilis/ui/Heading';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { CopiedValue } from '../../forms/CopiedValue.tsx';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { porteesText } from './porteesText.ts';

/** An application with the secret that was just made. */
export type Made = ApplicationEtSecret & { readonly isNew: boolean };

/** The identifier and the secret of an application, shown this once; whoever leaves without saying that they are kept is asked. */
export function SecretCard({ made, onKept }: { made: Made; onKept: () => void }): ReactNode {
  const t = useText();
  const { application, secret, isNew } = made;
  const { nom, clientId, portees, role, dateFin } = application;
  useLeaveGuard({ isDirty: () => secret !== null });
  return (
    <Box surface="tint" padding={24} corner="card">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2}>{t(isNew ? 'applications.creee' : 'applications.remplacee', { nom })}</Heading>
          <Text>{t(secret === null ? 'applications.par-cle' : 'applications.une-fois')}</Text>
        </Stack>
        <Inline gap={24} align="start">
          <CopiedValue label={t('applications.identifiant')} value={clientId} isFirst={secret === null} />
          {secret !== null && <CopiedValue label={t('applications.secret')} value={secret} isFirst />}
        </Inline>
        <DescriptionList
          items={[
            { term: t('applications.peut'), description: porteesText(t, portees) },
            {
              term: t('applications.pour-qui'),
              description: [role.nomPrenom, role.rattachement].filter(Boolean).join(', '),
            },
            { term: t('applications.jusqu-au'), description: formatDate(dateFin) },
          ]}
        />
        <Inline>
          <Button variant="primary" onPress={onKept}>
            {t('applications.range')}
          </Button>
        </Inline>
      </Stack>
    </Box>
  );
}
