import { ProblemError, TransportError } from '@habilis/api/client/errors';
import { session } from '@habilis/api/session/endpoints';
import { loginIdentifierOf } from '@habilis/domain/identifiant/loginIdentifierOf';
import { useText } from '@habilis/i18n/TextProvider';
import { useState } from 'react';
import { call } from './call.ts';
import { storeToken, UnsafeOriginError } from './token.ts';

export type SignInForm = {
  readonly username: string;
  readonly password: string;
  readonly setUsername: (value: string) => void;
  readonly setPassword: (value: string) => void;
  readonly usernameError: string | undefined;
  readonly passwordError: string | undefined;
  /** Why the last attempt failed. */
  readonly failure: string | undefined;
  readonly attempts: number;
  readonly isBusy: boolean;
  /** Signs in and keeps the token; true when it worked. */
  readonly submit: () => Promise<boolean>;
};

/** What is said of a typed identifier that cannot be one (specification, section 5). */
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

  const failureOf = (error: unknown): string | undefined => {
    if (error instanceof UnsafeOriginError) return t('compte.erreurs.connexion-non-securisee');
    if (error instanceof TransportError) return t('erreurs.http.0-detail');
    if (!(error instanceof ProblemError)) return undefined;
    if (error.status === 429)
      return t('erreurs.trop-de-tentatives-delai', { minutes: Math.ceil((error.retryAfter ?? 60) / 60) });
    return error.status === 401 ? t('compte.erreurs.mot-de-passe-incorrect') : undefined;
  };

  const submit = async (): Promise<boolean> => {
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
      storeToken(await call(session.authenticate, { body: { username: identifier.value, password } }));
      return true;
    } catch (error) {
      setFailure(failureOf(error));
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
    submit,
  };
}
