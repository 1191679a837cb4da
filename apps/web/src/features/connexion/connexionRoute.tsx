import { PATHS } from '@habilis/api/page/paths';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { DoorList } from '@habilis/ui/DoorList';
import { ErrorSummary } from '@habilis/ui/ErrorSummary';
import { Form } from '@habilis/ui/Form';
import { Link } from '@habilis/ui/Link';
import { PasswordField } from '@habilis/ui/PasswordField';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { useAtomValue } from 'jotai';
import { MapPin, Newspaper, ScanQrCode, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { redirect } from 'react-router';
import { askedPageAtom } from '../../session/askedPage.ts';
import { loadAccount } from '../../session/loadAccount.ts';
import { readToken } from '../../session/token.ts';
import { landingOf, useGoIn } from '../../connexion/useGoIn.ts';
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
  const { secondStep, faults } = signIn;
  if (secondStep !== undefined) {
    return (
      <GuestPage title={t('invite.etape.titre')} isSignIn>
        <secondStep.Screen signIn={signIn} step={secondStep} />
      </GuestPage>
    );
  }
  return (
    <GuestPage title={t('invite.connexion.titre')} aside={news} isSignIn>
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
      {asked !== null && <Text>{t(`invite.connexion.pourquoi.${asked.reason}`)}</Text>}
      <Form onSubmit={signIn.submit} aria-label={t('invite.connexion.titre')}>
        <Stack gap={22}>
          <TextField
            id="username"
            name="username"
            label={t('invite.connexion.identifiant')}
            description={t('invite.connexion.identifiant-aide')}
            {...signIn.field('username')}
            autoComplete="username"
            size="large"
          />
          <PasswordField
            id="password"
            name="password"
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
      <OtherWays onIn={() => goIn()} />
      <Doors />
    </GuestPage>
  );
}
