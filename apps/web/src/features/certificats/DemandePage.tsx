import { certificat } from '@habilis/api/certificat/endpoints';
import { PAGE_TITULAIRE_MINUTES } from '@habilis/domain/certificat/PAGE_TITULAIRE_MINUTES';
import { suiviFaults } from '@habilis/domain/certificat/suiviFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { type ReactNode, useState } from 'react';
import { PageForm } from '../../forms/PageForm.tsx';
import { useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';

/** Asks for the link to one's page; the answer is the same whether the address has certificats (C910). */
export function DemandePage(): ReactNode {
  const t = useText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { courriel: '' },
    judge: suiviFaults,
    send: async (body) => {
      await call(certificat.requestPage, { body });
      return body.courriel;
    },
    onDone: setSentTo,
  });
  if (sentTo !== null) {
    const minutes = PAGE_TITULAIRE_MINUTES;
    return (
      <>
        <Callout tone="success" told="focused" title={t('certificats.page.partie')}>
          <Stack gap={8}>
            <Text>{t('certificats.page.partie-aide', { courriel: sentTo.trim(), minutes })}</Text>
            <Text>{t('certificats.page.partie-rien')}</Text>
          </Stack>
        </Callout>
        <div>
          <Button
            onPress={() => {
              form.restart({ courriel: '' });
              setSentTo(null);
            }}
          >
            {t('certificats.page.autre-adresse')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <Text>{t('certificats.page.pourquoi')}</Text>
      <PageForm
        title={t('certificats.page.titre')}
        form={form}
        submitLabel={t('certificats.page.demander')}
        isGuarded={false}
      >
        <TextField
          {...form.field('courriel')}
          type="email"
          label={t('certificats.page.courriel')}
          description={t('certificats.page.courriel-aide')}
          autoComplete="email"
          maxLength={254}
        />
      </PageForm>
    </>
  );
}
