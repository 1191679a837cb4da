import { PATHS } from '@habilis/api/page/paths';
import type { MessageKey } from '@habilis/i18n/MessageKey';
import { useText } from '@habilis/i18n/TextProvider';
import { Link } from '@habilis/ui/Link';
import { Stack } from '@habilis/ui/Stack';
import { type ReactNode, useContext } from 'react';
// The only access to the router's table: a list written by hand would miss pages.
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { publicPages } from './publicPages.ts';

/** The pages that check certificats have an entry of their own, beside the router (decision 0098). */
const OTHER_ENTRIES = [
  { href: PATHS.certificat, title: 'scanner-qrcode.titre' satisfies MessageKey },
  { href: PATHS.verifierListe, title: 'scanner-qrcode.liste.titre' satisfies MessageKey },
];

/** Every public page, from the table of routes, and those of other entries. */
export function Component(): ReactNode {
  const t = useText();
  const routes = useContext(DataRouterContext)?.router.routes ?? [];
  return (
    <GuestPage title={t('invite.plan.titre')}>
      <Stack as="ul" gap={12}>
        {[...publicPages(routes), ...OTHER_ENTRIES].map(({ href, title }) => (
          <li key={href}>
            <Link href={href}>{t.find(title) ?? title}</Link>
          </li>
        ))}
      </Stack>
    </GuestPage>
  );
}
