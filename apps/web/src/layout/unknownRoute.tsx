import { PATHS } from '@habilis/api/page/paths';
import { useText } from '@habilis/i18n/TextProvider';
import { Inline } from '@habilis/ui/Inline';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { MessagePage } from './MessagePage.tsx';
import { refuseUnknownPath, tellUnknownPath } from './refuseUnknownPath.ts';

export async function loader({ request }: { request: Request }): Promise<null> {
  await refuseUnknownPath(request);
  return null;
}

/** The page behind the unknown-path dialog, on a direct load. */
export function Component(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  useEffect(() => {
    void tellUnknownPath(location.pathname).then(async (recovered) => {
      if (recovered !== undefined) await navigate(recovered, { replace: true });
    });
  }, [navigate]);
  return (
    <MessagePage title="404 NOT FOUND">
      <Text>{t('erreurs.404.page')}</Text>
      <Inline>
        <LinkButton href={PATHS.accueil}>{t('erreurs.page.accueil')}</LinkButton>
        <LinkButton href={`${PATHS.contact}?depuis=${encodeURIComponent(location.pathname)}`}>
          {t('supports.contact')}
        </LinkButton>
      </Inline>
    </MessagePage>
  );
}
