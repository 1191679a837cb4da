import { PATHS } from '@habilis/api/page/paths';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ErrorSummary } from '@habilis/ui/ErrorSummary';
import { Form } from '@habilis/ui/Form';
import { Link } from '@habilis/ui/Link';
import { PasswordField } from '@habilis/ui/PasswordField';
import { Stack } from '@habilis/ui/Stack';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import type { SignIn } from './SignInForm.ts';

/** The identifier and the password of a page where one signs in, below what is wrong with them. */
export function CredentialsForm({ signIn }: { signIn: SignIn }): ReactNode {
  const t = useText();
  const { faults } = signIn;
  return (
    <Form onSubmit={signIn.submit} aria-label={t('invite.connexion.titre')}>
      <Stack gap={22}>
        {faults.length > 0 && (
          <ErrorSummary
            title={t('invite.connexion.erreurs-titre', { nombre: faults.length })}
            errors={faults.map((fault) => ({
              ...fault,
              onPress: () => document.getElementById(fault.key)?.focus(),
            }))}
            focusKey={signIn.attempts}
          />
        )}
        <TextField
          label={t('invite.connexion.identifiant')}
          description={t('invite.connexion.identifiant-aide')}
          {...signIn.field('username')}
          autoComplete="username"
          size="large"
        />
        <PasswordField
          label={t('invite.connexion.mot-de-passe')}
          labelEnd={
            <Link href={PATHS.motDePasseOublie} isSmall>
              {t('invite.connexion.mot-de-passe-oublie')}
            </Link>
          }
          {...signIn.field('password')}
          revealLabel={t('invite.connexion.reveler')}
          size="large"
        />
        <Button type="submit" variant="primary" size="large" isFullWidth isBusy={signIn.isBusy}>
          {t('invite.connexion.soumettre')}
        </Button>
      </Stack>
    </Form>
  );
}
