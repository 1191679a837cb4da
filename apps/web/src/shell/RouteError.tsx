import { ProblemError, TransportError } from '@habilis/api/client/errors';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Inline } from '@habilis/ui/Inline';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router';
import { MessagePage } from './MessagePage.tsx';
import { problemText } from './reportError.ts';
import { Component as UnknownPage } from './unknownRoute.tsx';

/** What a page shows when it cannot be read: why, and how to try again. */
export function RouteError(): ReactNode {
  const t = useText();
  const error = useRouteError();
  const revalidator = useRevalidator();
  const { pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <UnknownPage />;
  const why =
    error instanceof ProblemError
      ? problemText(error.problem.title)
      : t(error instanceof TransportError ? 'erreurs.http.0-detail' : 'erreurs.500.description');
  return (
    <MessagePage title={t('erreurs.page.titre')}>
      <Text>{why}</Text>
      <Inline>
        <Button
          variant="primary"
          isBusy={revalidator.state === 'loading'}
          onPress={() => void revalidator.revalidate()}
        >
          {t('erreurs.page.reessayer')}
        </Button>
        <LinkButton href="/">{t('erreurs.page.accueil')}</LinkButton>
        <LinkButton href={`/assistance/contact?depuis=${encodeURIComponent(pathname)}`}>
          {t('supports.contact')}
        </LinkButton>
      </Inline>
    </MessagePage>
  );
}
