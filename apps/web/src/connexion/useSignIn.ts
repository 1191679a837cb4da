import { ProblemError, TransportError } from '@habilis/api/client/errors';
import { session } from '@habilis/api/session/endpoints';
import { connexionFaults } from '@habilis/domain/identifiant/connexionFaults';
import { loginIdentifierOf } from '@habilis/domain/identifiant/loginIdentifierOf';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { useState } from 'react';
import { problemText } from '../messages/reportError.ts';
import { call } from '../session/call.ts';
import { RefusedCookieError, storeToken, UnsafeOriginError } from '../session/token.ts';
import type { Credentials, Outcome, Proof, SecondStep, SignIn } from './SignInForm.ts';

/** Why a sign-in failed, in words; undefined when a toast says it. */
function failureOf(t: Texts, error: unknown, isSecond: boolean): string | undefined {
  if (error instanceof UnsafeOriginError) return t('compte.erreurs.connexion-non-securisee');
  if (error instanceof RefusedCookieError) return t('compte.erreurs.temoins-refuses');
  if (error instanceof TransportError) return t('erreurs.http.0-detail');
  if (!(error instanceof ProblemError)) return undefined;
  if (error.status === 429)
    return t('erreurs.trop-de-tentatives-delai', { minutes: Math.ceil((error.retryAfter ?? 60) / 60) });
  // A failing server says nothing about what was typed: its toast is enough.
  if (error.status !== 401) return undefined;
  return t(isSecond ? 'erreurs.second-facteur.incorrect' : 'compte.erreurs.mot-de-passe-incorrect');
}

/**
 * The sign-in of the page and of the re-login dialog (specification, section 5); `onIn` follows a success, and may start again. Its own few
 * lines, because the first page of all may not weigh what `useForm` does (0063).
 */
export function useSignIn(onIn: (startAgain: () => void) => Promise<unknown>, initialUsername = ''): SignIn {
  const t = useText();
  const [typed, setTyped] = useState<Credentials>({ username: initialUsername, password: '' });
  const [attempts, setAttempts] = useState(0);
  const [judged, setJudged] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [secondStep, setSecondStep] = useState<SecondStep>();

  const authenticate = async (given: Proof & { readonly defi?: string }): Promise<Outcome> => {
    const { username, password } = typed;
    const identifier = loginIdentifierOf(username);
    const body = { username: identifier.ok ? identifier.value : username, password, ...given };
    try {
      storeToken(await call(session.authenticate, { body }));
      return { isIn: true };
    } catch (error) {
      const { defi, facteurs } = error instanceof ProblemError ? error.problem : {};
      if (defi === undefined) return { isIn: false, failure: failureOf(t, error, secondStep !== undefined) };
      const read = await import('./SecondStep.tsx').catch(() => undefined);
      if (read === undefined) return { isIn: false, failure: t('erreurs.http.0-detail') };
      setSecondStep({ defi, facteurs, Screen: read.SecondStep });
      // Asks again: the time limit of the first one has passed.
      return { isIn: false, failure: secondStep === undefined ? undefined : t('invite.etape.expiree') };
    }
  };
  const startAgain = () => setSecondStep(undefined);
  const enter = async ({ isIn }: Outcome) => {
    if (isIn) await onIn(startAgain);
  };
  const submit = async () => {
    if (isBusy) return;
    const faults = connexionFaults(typed);
    setJudged(faults.map(({ path }) => path));
    setFailure(undefined);
    setAttempts(attempts + 1);
    if (faults.length > 0) return;
    setBusy(true);
    try {
      const outcome = await authenticate({});
      setFailure(outcome.failure);
      await enter(outcome);
    } finally {
      setBusy(false);
    }
  };
  return {
    typed,
    change: (changes) => {
      setTyped((before) => ({ ...before, ...changes }));
      setFailure(undefined);
    },
    faultOf: (field) => {
      const fault = judged.includes(field) ? connexionFaults(typed).find(({ path }) => path === field) : undefined;
      if (fault !== undefined) return problemText(fault.title);
      return field === 'password' ? failure : undefined;
    },
    attempts,
    isBusy,
    submit: () => void submit(),
    secondStep,
    startAgain,
    prove: (proof) => authenticate({ ...(secondStep === undefined ? {} : { defi: secondStep.defi }), ...proof }),
    enter,
  };
}
