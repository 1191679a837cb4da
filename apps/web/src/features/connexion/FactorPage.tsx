import { useText } from '@habilis/i18n/TextProvider';
import type { ReactNode } from 'react';
import type { SecondStep, SignIn } from '../../connexion/SignInForm.ts';
import { GuestPage } from '../../layout/GuestPage.tsx';

/** The page of the second step of a sign-in. */
export function FactorPage({ signIn, step }: { signIn: SignIn; step: SecondStep }): ReactNode {
  const t = useText();
  return (
    <GuestPage title={t('invite.etape.titre')} isSignIn>
      <step.Screen signIn={signIn} step={step} />
    </GuestPage>
  );
}
