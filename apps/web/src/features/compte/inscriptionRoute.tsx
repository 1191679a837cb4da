import { PATHS } from '@habilis/api/page/paths';
import { account } from '@habilis/api/account/endpoints';
import { inscriptionFaultsOf } from '@habilis/domain/compte/identiteFaultsOf';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Link } from '@habilis/ui/Link';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { call } from '../../session/call.ts';
import { FocusTitle } from '../../layout/FocusTitle.tsx';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { IdentiteFields } from '../../forms/IdentiteFields.tsx';
import { TermsCheckbox } from './TermsCheckbox.tsx';
import { PageForm } from '../../forms/PageForm.tsx';
import { useForm } from '../../forms/useForm.ts';

/** Asks for an account; the page never tells that one exists already, only the mail does. */
export function Component(): ReactNode {
  const t = useText();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initial: { nom: '', prenom: '', email: '', acceptationRGPD: false },
    judge: inscriptionFaultsOf,
    send: async (body) => {
      await call(account.register, { body });
      return body.email.trim();
    },
    onDone: setSentTo,
  });
  if (sentTo !== undefined) {
    return (
      <GuestPage title={t('compte.inscription.envoyee-titre')}>
        <FocusTitle />
        <Callout tone="success" told="announced" title={t('compte.inscription.envoyee', { adresse: sentTo })}>
          {t('compte.inscription.envoyee-suite')}
        </Callout>
        <Link href={PATHS.connexion}>{t('invite.retour-connexion')}</Link>
      </GuestPage>
    );
  }
  return (
    <GuestPage title={t('compte.inscription.titre')}>
      <Text>{t('compte.inscription.texte')}</Text>
      <PageForm
        title={t('compte.inscription.titre')}
        submitLabel={t('compte.inscription.soumettre')}
        form={form}
        isGuarded={false}
      >
        <IdentiteFields form={form} emailHelp={t('compte.inscription.email-aide')} />
        <TermsCheckbox {...form.field('acceptationRGPD')} />
      </PageForm>
      <Link href={PATHS.connexion}>{t('invite.retour-connexion')}</Link>
    </GuestPage>
  );
}
