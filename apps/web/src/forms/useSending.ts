import { ProblemError, TransportError } from '@habilis/api/client/errors';
import { useText } from '@habilis/i18n/TextProvider';
import { useState } from 'react';
import { problemText } from '../messages/reportError.ts';

/** What keeps a form from being sent; `path` is null when no field of it is at fault. */
export type Fault = { readonly path: string | null; readonly label: string };

/** A message of a form; one that persists outlives the next sending (specification, section 2). */
export type FormMessage = {
  readonly severity: 'success' | 'info' | 'warn' | 'error';
  readonly summary: string;
  readonly detail: string;
  readonly isPersistent: boolean;
};

export type Sending = {
  readonly faults: readonly Fault[];
  /** What is said of the form as a whole. */
  readonly messages: readonly FormMessage[];
  readonly tell: (message: FormMessage) => void;
  readonly faultOf: (path: string) => string | undefined;
  /** Counts the attempts, so that the summary takes the focus at each. */
  readonly attempts: number;
  readonly isBusy: boolean;
  /** Runs the call unless something is at fault already; true when it went through. */
  readonly send: (call: () => Promise<unknown>, known?: readonly Fault[]) => Promise<boolean>;
};

/** The sending of a form, one at a time: refusals are told at their fields, any other above them. */
export function useSending(fields: readonly string[]): Sending {
  const t = useText();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [told, setTold] = useState<readonly FormMessage[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setBusy] = useState(false);

  const faultsOf = (error: unknown): Fault[] => {
    const general = (label: string): Fault[] => [{ path: null, label }];
    if (error instanceof TransportError) return general(t('erreurs.http.0-detail'));
    if (!(error instanceof ProblemError)) return general(t('erreurs.500.description'));
    if (error.status === 429) {
      const minutes = Math.ceil((error.retryAfter ?? 60) / 60);
      return general(t('compte.erreurs.trop-de-demandes', { minutes }));
    }
    const told = (error.problem.errors ?? []).map(({ path, title }) => ({
      path: fields.includes(path) ? path : null,
      label: problemText(title),
    }));
    return told.length > 0 ? told : general(problemText(error.problem.title));
  };

  const send: Sending['send'] = async (call, known = []) => {
    if (isBusy) return false;
    setFaults(known);
    setTold((all) => all.filter(({ isPersistent }) => isPersistent));
    setAttempts((count) => count + 1);
    if (known.length > 0) return false;
    setBusy(true);
    try {
      await call();
      return true;
    } catch (error) {
      setFaults(faultsOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const faultOf = (path: string) => faults.find((fault) => fault.path === path)?.label;
  const general = faults
    .filter(({ path }) => path === null)
    .map(({ label }) => ({
      severity: 'error' as const,
      summary: t('erreurs.erreur'),
      detail: label,
      isPersistent: false,
    }));
  const tell: Sending['tell'] = (message) => {
    setTold((all) => [...all, message]);
    setAttempts((count) => count + 1);
  };
  return { faults, faultOf, messages: [...told, ...general], tell, attempts, isBusy, send };
}
