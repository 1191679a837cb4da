import { PATHS } from '@habilis/api/page/paths';
import type { MessageKey } from '@habilis/i18n/MessageKey';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Link } from '@habilis/ui/Link';
import { LinkButton } from '@habilis/ui/LinkButton';
import { type ReactNode, useState } from 'react';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { problemText } from '../../messages/reportError.ts';
import { ChoosePassword } from './ChoosePassword.tsx';
import { SignedInHere } from './SignedInHere.tsx';
import type { KeyState, KeyUsage } from './keyLoader.ts';

/** What helps on, by why a key no longer works. */
const AIDES: Readonly<Record<string, MessageKey>> = {
  'compte.cle-utilisee': 'compte.cle.aide-utilisee',
  'compte.cle-perimee': 'compte.cle.aide-perimee',
};

/** Why the key no longer works, and how to get another. */
function DeadKey({ refusal, isNew }: { refusal: string; isNew: boolean }): ReactNode {
  const t = useText();
  // Pressed twice, or opened again from the mail: the password most likely stands.
  const isUsed = refusal === 'compte.cle-utilisee';
  return (
    <>
      <Callout tone="warning" told={isNew ? 'focused' : undefined} title={problemText(refusal)}>
        {t(AIDES[refusal] ?? 'compte.cle.aide')}
      </Callout>
      <ButtonGroup>
        <LinkButton href={PATHS.motDePasseOublie} variant={isUsed ? 'secondary' : 'primary'}>
          {t('compte.cle.demander')}
        </LinkButton>
        {isUsed && (
          <LinkButton href={PATHS.connexion} variant="primary">
            {t('invite.connexion.soumettre')}
          </LinkButton>
        )}
      </ButtonGroup>
      {!isUsed && <Link href={PATHS.connexion}>{t('invite.retour-connexion')}</Link>}
    </>
  );
}

/** The page opened from a mail: sets a password, or says why the key no longer works, also once it ended while the password was chosen. */
export function KeyPage({ usage, state }: { usage: KeyUsage; state: KeyState }): ReactNode {
  const t = useText();
  const [ended, setEnded] = useState<string | null>(null);
  return (
    <GuestPage title={t(`compte.${usage}.titre`)}>
      {state.refusal === null && ended === null ? (
        <>
          {state.signedIn !== null && <SignedInHere nom={state.signedIn} />}
          <ChoosePassword usage={usage} keyText={state.keyText} hasAccepted={state.hasAccepted} onDeadKey={setEnded} />
          <Link href={PATHS.connexion}>{t('invite.retour-connexion')}</Link>
        </>
      ) : (
        <DeadKey refusal={ended ?? state.refusal ?? ''} isNew={ended !== null} />
      )}
    </GuestPage>
  );
}
