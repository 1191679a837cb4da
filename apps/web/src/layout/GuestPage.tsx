import { PATHS } from '@habilis/api/page/paths';
import { useText } from '@habilis/i18n/TextProvider';
import { GuestShell } from '@habilis/ui/GuestShell';
import { Heading } from '@habilis/ui/Heading';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Stack } from '@habilis/ui/Stack';
import { Wordmark } from '@habilis/ui/Wordmark';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { readToken } from '../session/token.ts';
import { LegalLinks } from './LegalLinks.tsx';
import { bannerAtom } from './bannerAtom.ts';

/** The link to the sign-in page, or back to the app for a signed-in person. */
function WayIn(): ReactNode {
  const t = useText();
  return (
    <LinkButton href={PATHS.connexion} variant="onBlock" size="small">
      {t(readToken() === null ? 'invite.connexion.soumettre' : 'invite.retour-espace')}
    </LinkButton>
  );
}

/** A page that needs no account. */
export function GuestPage({
  title,
  links,
  isSignIn = false,
  aside,
  width = 'reading',
  children,
}: {
  title: string;
  /** `PublicPages`, on a page that stands among them. */
  links?: ReactNode;
  isSignIn?: boolean;
  /** Content that may arrive late, beside the page when there is room. */
  aside?: ReactNode;
  /** `list`: room for a list and what narrows it. @default 'reading' */
  width?: 'reading' | 'list';
  children: ReactNode;
}): ReactNode {
  const t = useText();
  const banner = useAtomValue(bannerAtom);
  return (
    <GuestShell
      brand={<Wordmark name="Habilis" tone="onBlock" size={isSignIn ? 'display' : 'header'} />}
      {...(isSignIn
        ? { tagline: t('invite.accroche'), width: 'signIn' as const }
        : {
            width,
            bandEnd: (
              <>
                {links}
                <WayIn />
              </>
            ),
          })}
      aside={aside}
      skipLinkLabel={t('menu.contenu')}
      footer={<LegalLinks isGuest />}
      banner={banner}
    >
      <Stack gap={20}>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        {children}
      </Stack>
    </GuestShell>
  );
}
