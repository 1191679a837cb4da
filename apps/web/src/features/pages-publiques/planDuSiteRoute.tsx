import { useText } from '@habilis/i18n/TextProvider';
import { Link } from '@habilis/ui/Link';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';
import { GuestPage } from '../../shell/GuestPage.tsx';

const PAGES = [
  { href: '/connexion', title: 'invite.connexion.titre' },
  { href: '/inscription', title: 'compte.inscription.titre' },
  { href: '/mot-de-passe-oublie', title: 'invite.oubli.titre' },
  { href: '/assistance/faqs/liste', title: 'faqs.titre' },
  { href: '/assistance/manuels', title: 'manuels.titre' },
  { href: '/assistance/contact', title: 'supports.contact' },
  { href: '/actualites', title: 'actualites.titre' },
  { href: '/accessibilite', title: 'invite.accessibilite.titre' },
  { href: '/mentions-legales', title: 'invite.mentions.titre' },
  { href: '/donnees-personnelles', title: 'invite.donnees.titre' },
] as const;

/** Every public page. */
export function Component(): ReactNode {
  const t = useText();
  return (
    <GuestPage title={t('invite.plan.titre')}>
      <Stack as="ul" gap={12}>
        {PAGES.map(({ href, title }) => (
          <li key={href}>
            <Link href={href}>{t(title)}</Link>
          </li>
        ))}
      </Stack>
    </GuestPage>
  );
}
