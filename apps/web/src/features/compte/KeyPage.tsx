import { PATHS } from '@habilis/api/page/paths';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Link } from '@habilis/ui/Link';
import { LinkButton } from '@habilis/ui/LinkButton';
import type { ReactNode } from 'react';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { problemText } from '../../messages/reportError.ts';
import { ChoosePassword } from './ChoosePassword.tsx';
import { SignedInHere } from './SignedInHere.tsx';
import type { KeyState, KeyUsage } from './keyLoader.ts';

/** The page opened from a mail: sets a password, or says why the key no longer works and how to get another. */
export function KeyPage({ usage, state }: { usage: KeyUsage; state: KeyState }): ReactNode {
  const t = useText();
  // Pressed twice, or opened again from the mail: the password most likely stands.
  const isUsed = state.refusal === 'compte.cle-utilisee';
  return (
    <GuestPage title={t(`compte.${usage}.titre`)}>
      {state.refusal === null ? (
        <>
          {state.signedIn !== null && <SignedInHere nom={state.signedIn} />}
          <ChoosePassword usage={usage} keyText={state.keyText} hasAccepted={state.hasAccepted} />
        </>
      ) : (
        <>
          <Callout tone="warning" title={problemText(state.refusal)}>
            {t(isUsed ? 'compte.cle.aide-utilisee' : 'compte.cle.aide')}
          </Callout>
          <ButtonGroup>
            <LinkButton href={PATHS.motDePasseOublie}>{t('compte.cle.demander')}</LinkButton>
            {isUsed && (
              <LinkButton href={PATHS.connexion} variant="primary">
                {t('invite.connexion.soumettre')}
              </LinkButton>
            )}
          </ButtonGroup>
        </>
      )}
      {!isUsed && <Link href={PATHS.connexion}>{t('invite.retour-connexion')}</Link>}
    </GuestPage>
  );
}
