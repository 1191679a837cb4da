import { PATHS } from '@habilis/api/page/paths';
import { account } from '@habilis/api/account/endpoints';
import { identifiantFaults } from '@habilis/domain/identifiant/connexionFaults';
import { loginIdentifierOf } from '@habilis/domain/identifiant/loginIdentifierOf';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Link } from '@habilis/ui/Link';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { type ReactNode, useState } from 'react';
import { handOverAskedPage } from '../../session/handedOverPage.ts';
import { call } from '../../session/call.ts';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { PageForm } from '../../forms/PageForm.tsx';
import { useForm } from '../../forms/useForm.ts';

/** Asks for a mail that lets one choose a new password. */
export function Component(): ReactNode {
  const t = useText();
  const [mailSentTo, setMailSentTo] = useState<string>();
  const form = useForm({
    initial: { identifier: '' },
    judge: ({ identifier }) => identifiantFaults(identifier, 'identifier'),
    send: ({ identifier: typed }) => {
      const identifier = loginIdentifierOf(typed);
      return call(account.initResetPassword, { body: { identifier: identifier.ok ? identifier.value : typed } });
    },
    onDone: (answer) => {
      handOverAskedPage(Date.now());
      setMailSentTo(answer.mailSentTo);
    },
  });
  return (
    <GuestPage title={t('invite.oubli.titre')}>
      {mailSentTo === undefined ? (
        <>
          <Text>{t('invite.oubli.texte')}</Text>
          <PageForm
            title={t('invite.oubli.titre')}
            submitLabel={t('invite.oubli.soumettre')}
            form={form}
            isGuarded={false}
          >
            <TextField
              {...form.field('identifier')}
              name="username"
              label={t('invite.connexion.identifiant')}
              description={t('invite.connexion.identifiant-aide')}
              autoComplete="username"
            />
          </PageForm>
        </>
      ) : (
        <Callout tone="success" told="focused" title={t('invite.oubli.envoye', { adresse: mailSentTo })}>
          {t('invite.oubli.envoye-suite')}
        </Callout>
      )}
      <Link href={PATHS.contact}>{t('invite.oubli.ecrire')}</Link>
      <Link href={PATHS.connexion}>{t('invite.retour-connexion')}</Link>
    </GuestPage>
  );
}
