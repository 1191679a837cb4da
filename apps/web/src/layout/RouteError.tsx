import { PATHS } from '@habilis/api/page/paths';
import { ProblemError, TransportError } from '@habilis/api/client/errors';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Inline } from '@habilis/ui/Inline';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router';
import { MessagePage } from './MessagePage.tsx';
import { problemText, takeBack } from '../messages/reportError.ts';
import { requeteOf } from '../messages/requete.ts';
import { useOutageOnPage } from '../messages/useOutageOnPage.ts';
import { UnreadPageError } from './UnreadPageError.ts';
import { whose } from '../messages/whose.ts';
import { useLoadedElement } from './useLoadedElement.ts';

// Read when a page is unknown, which the first one is not.
const loadUnknown = () => import('./unknownRoute.tsx').then(({ Component }) => ({ default: Component }));
const NOTHING: readonly unknown[] = [];
const UNKNOWN: readonly unknown[] = ['404'];

/** Whether the reader may not read it, or there is nothing to read: trying again changes nothing. */
const isFinal = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && (error.status === 403 || error.status === 404);

function whyOf(error: unknown, t: Texts): string {
  if (error instanceof ProblemError && error.problem.title === 'role.non-autorise')
    return t('erreurs.page.refusee', { qui: whose.nom() });
  if (error instanceof ProblemError) return problemText(error.problem.title);
  if (error instanceof UnreadPageError) return t('erreurs.page.non-lue');
  return t(error instanceof TransportError ? 'erreurs.http.0-detail' : 'erreurs.500.description');
}

/** The page shown when a page cannot be read: why, said here alone, and how to retry where that may help. */
export function RouteError(): ReactNode {
  const t = useText();
  const error = useRouteError();
  const revalidator = useRevalidator();
  const { pathname } = useLocation();
  const isUnread = error instanceof UnreadPageError;
  useOutageOnPage((isUnread || error instanceof TransportError) && error);
  useEffect(() => {
    if (isFinal(error)) takeBack(error);
  }, [error]);
  const requete = requeteOf(error);
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  const unknown = useLoadedElement(loadUnknown, isUnknown ? UNKNOWN : NOTHING);
  if (isUnknown) return unknown;
  return (
    <MessagePage title={t('erreurs.page.titre')}>
      <Text>{whyOf(error, t)}</Text>
      {requete !== null && (
        <Text look="small" tone="subtle">
          {t('erreurs.requete', { requete })}
        </Text>
      )}
      <Inline>
        {!isFinal(error) && (
          <Button
            variant="primary"
            isBusy={revalidator.state === 'loading'}
            // Only a reload knows the files of a newer version.
            onPress={() => (isUnread ? location.reload() : void revalidator.revalidate())}
          >
            {t('erreurs.page.reessayer')}
          </Button>
        )}
        <LinkButton href={PATHS.accueil} variant={isFinal(error) ? 'primary' : 'secondary'}>
          {t('erreurs.page.accueil')}
        </LinkButton>
        <LinkButton href={`${PATHS.contact}?depuis=${encodeURIComponent(pathname)}`}>
          {t('supports.contact')}
        </LinkButton>
      </Inline>
    </MessagePage>
  );
}
