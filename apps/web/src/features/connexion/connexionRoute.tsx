import { PATHS } from '@habilis/api/page/paths';
import { useText } from '@habilis/i18n/TextProvider';
import { DoorList } from '@habilis/ui/DoorList';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { MapPin, Newspaper, ScanQrCode, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { redirect } from 'react-router';
import { askedPageAtom } from '../../session/askedPage.ts';
import { loadAccount } from '../../session/loadAccount.ts';
import { readToken } from '../../session/token.ts';
import { landingOf, useGoIn } from './useGoIn.ts';
import { CredentialsForm } from '../../connexion/CredentialsForm.tsx';
import { OtherWays } from '../../connexion/OtherWays.tsx';
import { useSignIn } from '../../connexion/useSignIn.ts';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { useLoadedElement } from '../../layout/useLoadedElement.ts';

const loadNews = () => import('./GuestNews.tsx');
/** Only on screens wide enough, where they delay and move nothing. */
const newsToShow = () => (matchMedia('(min-width: 75rem)').matches ? [loadNews] : []);

/** Sends on whoever is already signed in. */
export async function loader(): Promise<Response | null> {
  if (readToken() === null) return null;
  const account = await loadAccount().catch(() => undefined);
  return account === undefined ? null : redirect(await landingOf(account));
}

function Doors(): ReactNode {
  const t = useText();
  return (
    <Section title={t('invite.sans-connexion')}>
      <DoorList
        items={[
          {
            href: PATHS.certificat,
            icon: ScanQrCode,
            title: t('invite.porte.certificat'),
            description: t('invite.porte.certificat-aide'),
          },
          {
            href: PATHS.annuaire,
            icon: MapPin,
            title: t('invite.porte.annuaire'),
            description: t('invite.porte.annuaire-aide'),
          },
          {
            href: PATHS.inscription,
            icon: UserPlus,
            title: t('invite.porte.inscription'),
            description: t('invite.porte.inscription-aide'),
          },
          {
            href: PATHS.actualitesInvite,
            icon: Newspaper,
            title: t('actualites.titre'),
            description: t('actualites.porte-aide'),
          },
        ]}
      />
    </Section>
  );
}

/** The sign-in page, with links to what needs no account. */
export function Component(): ReactNode {
  const t = useText();
  const asked = useAtomValue(askedPageAtom);
  const [toShow] = useState(newsToShow);
  const news = useLoadedElement(loadNews, toShow);
  const goIn = useGoIn();
  const signIn = useSignIn(goIn);
  const { secondStep } = signIn;
  // Not `FactorPage`: the first page of all need not hold it.
  return (
    <GuestPage
      title={t(secondStep === undefined ? 'invite.connexion.titre' : 'invite.etape.titre')}
      aside={secondStep === undefined && news}
      isSignIn
    >
      {secondStep === undefined ? (
        <>
          {asked !== null && <Text>{t(`invite.connexion.pourquoi.${asked.reason}`)}</Text>}
          <CredentialsForm signIn={signIn} />
          <OtherWays onIn={goIn} />
          <Doors />
        </>
      ) : (
        <secondStep.Screen signIn={signIn} step={secondStep} />
      )}
    </GuestPage>
  );
}
