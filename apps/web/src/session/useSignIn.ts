import { ProblemError, TransportError } from '@habilis/api/client/errors';
import { session } from '@habilis/api/session/endpoints';
import { loginIdentifierOf } from '@habilis/domain/identifiant/loginIdentifierOf';
import { useText } from '@habilis/i18n/TextProvider';
import { useState } from 'react';
import { call } from './call.ts';
import type { SecondStep, SignInForm } from './SignInForm.ts';
import { RefusedCookieError, storeToken, UnsafeOriginError } from './token.ts';

/** The errors of a typed identifier that cannot be one (specification, section 5). */
export const IDENTIFIER_ERRORS = {
  requis: 'compte.erreurs.identifiant-requis',
  'trop-long': 'compte.erreurs.identifiant-trop-long',
  'email-or-habilis-id-modele': 'compte.erreurs.email-or-habilis-id-modele',
} as const;

/** The sign-in form's state and rules, for the page and for the re-login dialog (specification, section 5). */
export function useSignIn(initialUsername = ''): SignInForm {
  const t = useText();
  const [username, setUsername] = useState(initialUsername);
  const [password, setPassword] = useState('');
  const [attempts, setAttempts] = useState(0);
  const [checked, setChecked] = useState<{ username?: string; password?: string }>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [secondStep, setSecondStep] = useState<SecondStep>();

  const failureOf = (error: unknown): string | undefined => {
    if (error instanceof UnsafeOriginError) return t('compte.erreurs.connexion-non-securisee');
    if (error instanceof RefusedCookieError) return t('compte.erreurs.temoins-refuses');
    if (error instanceof TransportError) return t('erreurs.http.0-detail');
    if (!(error instanceof ProblemError)) return undefined;
    if (error.status === 429)
      return t('erreurs.trop-de-tentatives-delai', { minutes: Math.ceil((error.retryAfter ?? 60) / 60) });
    // A failing server says nothing about what was typed: its toast is enough.
    if (error.status !== 401) return undefined;
    return t(secondStep === undefined ? 'compte.erreurs.mot-de-passe-incorrect' : 'erreurs.second-facteur.incorrect');
  };

  const submit: SignInForm['submit'] = async (given) => {
    if (isBusy) return false;
    const identifier = loginIdentifierOf(username);
    const errors = {
      ...(identifier.ok ? {} : { username: t(IDENTIFIER_ERRORS[identifier.reason]) }),
      ...(password === '' ? { password: t('compte.erreurs.mot-de-passe-requis') } : {}),
    };
    setChecked(errors);
    setFailure(undefined);
    setAttempts(attempts + 1);
    if (!identifier.ok || password === '') return false;
    setBusy(true);
    try {
      storeToken(await call(session.authenticate, { body: { username: identifier.value, password, ...given } }));
      return true;
    } catch (error) {
      const { defi, facteurs } = error instanceof ProblemError ? error.problem : {};
      if (defi === undefined) {
        setFailure(failureOf(error));
        return false;
      }
      const read = await import('./SecondStep.tsx').catch(() => undefined);
      // Asks again: the time limit of the first one has passed.
      if (read === undefined) setFailure(t('erreurs.http.0-detail'));
      else if (secondStep !== undefined) setFailure(t('invite.etape.expiree'));
      if (read !== undefined) setSecondStep({ defi, facteurs, Screen: read.SecondStep });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    username,
    password,
    setUsername,
    setPassword,
    usernameError: checked.username,
    passwordError: checked.password,
    failure,
    attempts,
    isBusy,
    secondStep,
    startAgain: () => setSecondStep(undefined),
    submit,
  };
}
