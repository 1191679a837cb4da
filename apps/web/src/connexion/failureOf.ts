import { ProblemError, TransportError } from '@habilis/api/client/errors';
import type { MessageKey } from '@habilis/i18n/MessageKey';
import type { Texts } from '@habilis/i18n/TextProvider';
import { problemText } from '../messages/reportError.ts';
import { RefusedCookieError, UnsafeOriginError } from '../session/token.ts';

/** Why a sign-in failed, in words; undefined when a toast says it. */
export function failureOf(t: Texts, error: unknown, wrong: MessageKey): string | undefined {
  if (error instanceof UnsafeOriginError) return t('compte.erreurs.connexion-non-securisee');
  if (error instanceof RefusedCookieError) return t('compte.erreurs.temoins-refuses');
  if (error instanceof TransportError) return t('erreurs.http.0-detail');
  if (!(error instanceof ProblemError)) return undefined;
  if (error.status === 429)
    return t('erreurs.trop-de-tentatives-delai', { minutes: Math.ceil((error.retryAfter ?? 60) / 60) });
  // A failing server says nothing about what was typed: its toast is enough.
  if (error.status === 400 || error.status === 409) return problemText(error.problem.title);
  if (error.status !== 401) return undefined;
  return t.find(wrong);
}
