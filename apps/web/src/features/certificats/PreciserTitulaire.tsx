import { certificat } from '@habilis/api/certificat/endpoints';
import { titulaireFaults } from '@habilis/domain/certificat/titulaireFaults';
import { readDateNaissance } from '@habilis/domain/stagiaire/readDateNaissance';
import { useText } from '@habilis/i18n/TextProvider';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import { PageForm } from '../../forms/PageForm.tsx';
import { useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';

/** Asks which holder reads a page whose address several share (C913). */
export function PreciserTitulaire({ onDone }: { readonly onDone: () => unknown }): ReactNode {
  const t = useText();
  const form = useForm({
    initial: { nom: '', prenom: '', dateNaissance: '' },
    draft: (values) => ({ ...values, dateNaissance: readDateNaissance(values.dateNaissance) }),
    judge: titulaireFaults,
    // Without a day it is judged, and not sent.
    send: ({ nom, prenom, dateNaissance }) =>
      call(certificat.preciserPage, { body: { nom, prenom, dateNaissance: dateNaissance ?? '' } }),
    onDone,
  });
  const title = t('certificats.page.preciser-titre');
  return (
    <Section title={title}>
      <Stack gap={20}>
        <Text>{t('certificats.page.preciser-aide')}</Text>
        <PageForm title={title} form={form} submitLabel={t('certificats.page.preciser')} isGuarded={false}>
          <TextField
            {...form.field('nom')}
            name="nom"
            label={t('certificats.page.nom')}
            autoComplete="family-name"
            maxLength={80}
          />
          <TextField
            {...form.field('prenom')}
            name="prenom"
            label={t('certificats.page.prenom')}
            autoComplete="given-name"
            maxLength={80}
          />
          <TextField
            {...form.field('dateNaissance')}
            name="dateNaissance"
            label={t('certificats.page.naissance')}
            description={t('certificats.page.naissance-aide')}
            autoComplete="bday"
            maxLength={40}
          />
        </PageForm>
      </Stack>
    </Section>
  );
}
