import './ReloginDialog.css.ts';
import { PATHS } from '@habilis/api/page/paths';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Dialog } from '@habilis/ui/Dialog';
import { Form } from '@habilis/ui/Form';
import { PasswordField } from '@habilis/ui/PasswordField';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { personneOfTab } from '../session/acting.ts';
import { leaveForSignIn } from '../session/leaveForSignIn.ts';
import { readSignedIn } from '../session/readSignedIn.ts';
import { otherAtom } from '../session/relogin.ts';
import { resumeSession } from '../session/resumeSession.ts';
import { clearToken } from '../session/token.ts';
import { OtherWays } from './OtherWays.tsx';
import type { SignIn } from './SignInForm.ts';
import { useSignIn } from './useSignIn.ts';

/** The name of who signed in instead, null until it is read. */
function useNameOf(other: string | null | undefined): string | null {
  const [read, setRead] = useState<{ readonly of: string; readonly nom: string | null }>();
  useEffect(() => {
    if (typeof other !== 'string') return undefined;
    let isLeft = false;
    void readSignedIn().then((nom) => {
      if (!isLeft) setRead({ of: other, nom });
    });
    return () => {
      isLeft = true;
    };
  }, [other]);
  return read?.of === other ? (read?.nom ?? null) : null;
}

/** Hides the page of who is no longer signed in here, and its name in the tab, while the sign-in stands in its place. */
function useHiddenPage(isHidden: boolean, title: string): void {
  useLayoutEffect(() => {
    if (!isHidden) return undefined;
    const former = document.title;
    document.title = title;
    document.documentElement.setAttribute('data-cede', '');
    return () => {
      document.title = former;
      document.documentElement.removeAttribute('data-cede');
    };
  }, [isHidden, title]);
}

function abandon(): void {
  clearToken();
  leaveForSignIn();
}

type FirstStepProps = {
  readonly signIn: SignIn;
  /** Who signed in meanwhile: null once nobody is, undefined while it is still oneself. */
  readonly other: string | null | undefined;
  readonly nom: string | null;
};

/** The identifier and the password, with why they are asked for again. */
function FirstStep({ signIn, other, nom }: FirstStepProps): ReactNode {
  const t = useText();
  const isOwn = other === undefined;
  const why = () => {
    if (isOwn) return t('modals.reconnexion.texte');
    if (other === null) return t('modals.autre-personne.partie');
    return nom === null ? t('modals.autre-personne.sans-nom') : t('modals.autre-personne.texte', { nom });
  };
  return (
    <Form onSubmit={signIn.submit}>
      <Stack gap={16}>
        {(signIn.attempts === 0 || !isOwn) && <Text>{why()}</Text>}
        {typeof other === 'string' && (
          <Button variant="primary" onPress={() => location.assign(PATHS.accueil)} isFullWidth>
            {nom === null
              ? t('modals.autre-personne.continuer-sans-nom')
              : t('modals.autre-personne.continuer', { nom })}
          </Button>
        )}
        <TextField label={t('invite.connexion.identifiant')} {...signIn.field('username')} autoComplete="username" />
        <PasswordField
          label={t('invite.connexion.mot-de-passe')}
          {...signIn.field('password')}
          revealLabel={t('invite.connexion.reveler')}
          autoFocus={isOwn}
        />
        <Stack gap={8}>
          <Button
            type="submit"
            variant={typeof other === 'string' ? 'secondary' : 'primary'}
            isBusy={signIn.isBusy}
            isFullWidth
          >
            {t('invite.connexion.soumettre')}
          </Button>
          {isOwn && <OtherWays onIn={resumeSession} />}
          {typeof other !== 'string' && (
            <Button onPress={abandon} isFullWidth>
              {t('modals.reconnexion.annuler')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Form>
  );
}

/** Signs in again without leaving the page, its text hidden after a failed attempt (R45); where somebody else signed in meanwhile, stands in place of the page (rules/rights#own-page). */
export function ReloginDialog(): ReactNode {
  const t = useText();
  const other = useAtomValue(otherAtom);
  const nom = useNameOf(other);
  const isOwn = other === undefined;
  useHiddenPage(!isOwn, t('modals.autre-personne.titre'));
  // Whoever now sits here is told no more of the former person.
  const signIn = useSignIn(resumeSession, isOwn ? (personneOfTab() ?? '') : '');
  const { secondStep } = signIn;
  // Giving up signs out every tab: not over the head of who is signed in now.
  const leaving = typeof other === 'string' ? {} : { onClose: abandon };
  const title = t(isOwn ? 'modals.reconnexion.titre' : 'modals.autre-personne.titre');
  return (
    <Dialog title={secondStep === undefined ? title : t('invite.etape.titre')} isOpen {...leaving}>
      <div id="reconnexion">
        {secondStep === undefined ? (
          <FirstStep signIn={signIn} other={other} nom={nom} />
        ) : (
          <secondStep.Screen signIn={signIn} step={secondStep} />
        )}
      </div>
    </Dialog>
  );
}
