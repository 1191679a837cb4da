import { PATHS } from '@habilis/api/page/paths';
import type { Actualite } from '@habilis/api/actualite/Actualite';
import { actualite } from '@habilis/api/actualite/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { Link } from '@habilis/ui/Link';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { call } from '../../session/call.ts';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { Articles } from './Articles.tsx';

export const loader = (): Promise<Actualite[]> => call(actualite.guestList, {});

/** The news for those who have no account. */
export function Component(): ReactNode {
  const t = useText();
  return (
    <GuestPage title={t('actualites.titre')}>
      <Stack gap={36} align="start">
        <Articles actualites={useLoaderData<Actualite[]>()} />
        <Link href={`/api${actualite.flux.path}`}>{t('actualites.suivre')}</Link>
        <Link href={PATHS.connexion}>{t('invite.retour-connexion')}</Link>
      </Stack>
    </GuestPage>
  );
}
