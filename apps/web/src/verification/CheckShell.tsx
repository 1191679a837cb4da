import { PATHS } from '@habilis/api/page/paths';
import { useText } from '@habilis/i18n/TextProvider';
import { GuestShell } from '@habilis/ui/GuestShell';
import { Heading } from '@habilis/ui/Heading';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Stack } from '@habilis/ui/Stack';
import { Wordmark } from '@habilis/ui/Wordmark';
import { WifiOff } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { LegalLinks } from '../layout/LegalLinks.tsx';
import { PublicPageLinks } from '../layout/PublicPageLinks.tsx';
import { readCookie, TOKEN_COOKIE } from '../session/cookies.ts';
import { offline } from './verification.css.ts';

type Props = {
  readonly isOnline: boolean;
  /** The title of the page, for who gives it the focus. */
  readonly title?: RefObject<HTMLHeadingElement | null>;
  readonly heading: string;
  readonly width?: 'reading' | 'list';
  readonly children: ReactNode;
};

/** The frame of the page, that of a guest's page of the app; without network it leads nowhere, and says so. */
export function CheckShell({ isOnline, title, heading, width = 'reading', children }: Props): ReactNode {
  const t = useText();
  const bandEnd = isOnline ? (
    <>
      <PublicPageLinks pathname={PATHS.certificat} />
      <LinkButton href={PATHS.connexion} variant="onBlock" size="small">
        {t(readCookie(TOKEN_COOKIE) ? 'invite.retour-espace' : 'invite.connexion.soumettre')}
      </LinkButton>
    </>
  ) : (
    <span className={offline}>
      <WifiOff size={16} aria-hidden="true" />
      {t('scanner-qrcode.hors-connexion')}
    </span>
  );
  return (
    <GuestShell
      brand={<Wordmark name="Habilis" tone="onBlock" size="header" />}
      width={width}
      bandEnd={bandEnd}
      skipLinkLabel={t('menu.contenu')}
      footer={<LegalLinks isGuest />}
    >
      <Stack gap={20}>
        <Heading level={1} tabIndex={-1} {...(title === undefined ? {} : { ref: title })}>
          {heading}
        </Heading>
        {children}
      </Stack>
    </GuestShell>
  );
}
