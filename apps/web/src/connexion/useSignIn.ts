import { ProblemError } from '@habilis/api/client/errors';
import type { IssuedToken } from '@habilis/api/session/Account';
import { session } from '@habilis/api/session/endpoints';
import { connexionFaults } from '@habilis/domain/identifiant/connexionFaults';
import { loginIdentifierOf } from '@habilis/domain/identifiant/loginIdentifierOf';
import type { MessageKey } from '@habilis/i18n/MessageKey';
import { useText } from '@habilis/i18n/TextProvider';
import { useState } from 'react';
import { problemText } from '../messages/reportError.ts';
import { call } from '../session/call.ts';
import { storeToken } from '../session/token.ts';
import type { Credentials, Proof, SecondStep, SignIn } from './SignInForm.ts';

/** Sends a sign-in by what was typed, with the answer to its second step. */
const byPassword = (body: Credentials & Proof): Promise<IssuedToken> => call(session.authenticate, { body });

/** What is typed, and what is wrong with it: a fault goes once its field changes. */
function useTyped(username: string) {
  const [typed, setTyped] = useState<Credentials>({ username, password: '' });
  const [faults, setFaults] = useState<SignIn['faults']>([]);
  const field: SignIn['field'] = (name) => ({
    id: name,
    name,
    value: typed[name],
    onChange: (value) => {
      setTyped((before) => ({ ...before, [name]: value }));
      setFaults((before) => before.filter(({ key }) => key !== name));
    },
    errorMessage: faults.find(({ key }) => key === name)?.label,
  });
  return { typed, faults, setFaults, field };
}

/**
 * The sign-in of the page and of the re-login dialog (V1); `onIn` follows a success, and may start again. Its own few
 * lines, because the first page of all may not weigh what `useForm` does (0063).
 */
export function useSignIn(
  onIn: (startAgain: () => void) => Promise<unknown>,
  initialUsername = '',
  send = byPassword,
): SignIn {
  const t = useText();
  const { typed, faults, setFaults, field } = useTyped(initialUsername);
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [secondStep, setSecondStep] = useState<SecondStep>();
  const startAgain = () => setSecondStep(undefined);
  /** Tries to sign in, then goes in; gives why not in words, unless a toast or the second step says it. */
  const authenticate = async (given: Proof, wrong: MessageKey, again?: MessageKey): Promise<string | undefined> => {
    const identifier = loginIdentifierOf(typed.username);
    const username = identifier.ok ? identifier.value : typed.username;
    // Read while the server answers: without these words the first page is lighter.
    const words = import('./failureOf.ts');
    words.catch(() => undefined);
    try {
      storeToken(await send({ ...typed, username, ...given }));
    } catch (error) {
      const { defi, facteurs } = error instanceof ProblemError ? error.problem : {};
      const offline = () => t('erreurs.http.0-detail');
      if (defi === undefined) return words.then(({ failureOf }) => failureOf(t, error, wrong), offline);
      const read = await import('./SecondStep.tsx').catch(() => undefined);
      if (read === undefined) return offline();
      setSecondStep({ defi, facteurs, Screen: read.SecondStep });
      return again && t.find(again);
    }
    await onIn(startAgain);
    return undefined;
  };
  const submit = async () => {
    if (isBusy) return;
    const known = connexionFaults(typed).map(({ path, title }) => ({ key: path, label: problemText(title) }));
    setFaults(known);
    setAttempts(attempts + 1);
    if (known.length > 0) return;
    setBusy(true);
    const label = await authenticate({}, 'compte.erreurs.mot-de-passe-incorrect').finally(() => setBusy(false));
    if (label !== undefined) setFaults([{ key: 'password', label }]);
  };
  return {
    field,
    faults,
    attempts,
    isBusy,
    submit: () => void submit(),
    secondStep,
    startAgain,
    prove: authenticate,
  };
}
