import { PATHS } from '@habilis/api/page/paths';
import { useText } from '@habilis/i18n/TextProvider';
import { Page } from '@habilis/ui/Page';
import { Link } from '@habilis/ui/Link';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { PublicPages } from '../../layout/PublicPages.tsx';
import { isInRole } from './helpAddress.ts';

/** A page of the help: in the shell of the role, or a guest's own. */
export function HelpFrame({
  title,
  action,
  children,
}: {
  title: string;
  /** What an editor may do, in the area of a role. */
  action?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const t = useText();
  if (!isInRole(useParams())) {
    return (
      <GuestPage title={title} links={<PublicPages />}>
        {children}
        <Link href={PATHS.connexion}>{t('invite.retour-connexion')}</Link>
      </GuestPage>
    );
  }
  return (
    <Page width="text" header={<AreaHeader title={title} action={action} />}>
      {children}
    </Page>
  );
}
