import { ProblemError } from '@habilis/api/client/errors';
import { useText } from '@habilis/i18n/TextProvider';
import { useState } from 'react';
import { problemText } from '../messages/reportError.ts';
import { isRefusal } from '../messages/tellRefused.ts';
import { FieldRefusal, type WordedFault } from './FieldRefusal.ts';
import { findField, nameOfField } from './fieldId.ts';

/** A fault that prevents sending; `path` is null when no visible field is at fault. */
export type Fault = {
  readonly path: string | null;
  readonly label: string;
  /** For the summary: the item it is about, when several have a field of this name, or the field that its words do not name. */
  readonly about?: string | undefined;
};

/** A fault found before sending. */
export type KnownFault = WordedFault & Pick<Fault, 'about'>;

/** A message of a form; a persistent one outlives the next sending (R49). */
export type FormMessage = {
  readonly severity: 'success' | 'info' | 'warn' | 'error';
  readonly summary: string;
  readonly detail: string;
  readonly isPersistent: boolean;
};

export type Sending = {
  readonly faults: readonly Fault[];
  /** The messages about the whole form. */
  readonly messages: readonly FormMessage[];
  readonly tell: (message: FormMessage) => void;
  /** Number of attempts: at each, the focus goes to the fault. */
  readonly attempts: number;
  readonly isBusy: boolean;
  /** Runs the call unless there are faults already; true when it succeeded. */
  readonly send: (call: () => Promise<unknown>, known?: readonly KnownFault[]) => Promise<boolean>;
};

/** Faults whose words any field may have. */
const OF_ANY: ReadonlySet<string> = new Set(['champ.requis', 'champ.a-completer', 'champ.invalide', 'champ.trop-long']);

/** The faults in words, in the page's order of fields; a fault whose field is not on the page is about the whole form. */
function inWords(faults: readonly KnownFault[]): Fault[] {
  const isBefore = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  const found = faults.map((fault) => ({
    ...fault,
    label: fault.label ?? problemText(fault.title, fault.signe),
    field: findField(fault.path),
  }));
  return found
    .toSorted(({ field: one }, { field: other }) => {
      if (one === null || other === null || one === other) return 0;
      return isBefore(one, other) ? -1 : 1;
    })
    .map(({ path, title, label, about, field }) => {
      if (field === null) return { path: null, label };
      const isOfSeveral = OF_ANY.has(title) || found.some((other) => other.path !== path && other.label === label);
      return { path, label, about: about ?? (isOfSeveral ? (nameOfField(field) ?? undefined) : undefined) };
    });
}

/** Sends one call at a time; shows refusals at their fields, or else as a message of the form. */
export function useSending(): Sending {
  const t = useText();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [told, setTold] = useState<readonly FormMessage[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setBusy] = useState(false);

  const faultsOf = (error: unknown): Fault[] => {
    const general = (label: string): Fault[] => [{ path: null, label }];
    if (error instanceof FieldRefusal) return inWords(error.faults);
    // Why is told by the catalogue, but for a 401: that of a sign-in is the form's own.
    const isOwn = isRefusal(error) || (error instanceof ProblemError && error.status === 401);
    if (!isOwn) return general(t('erreurs.non-envoye'));
    if (error.status === 429) {
      const minutes = Math.ceil((error.retryAfter ?? 60) / 60);
      return general(t('compte.erreurs.trop-de-demandes', { minutes }));
    }
    const { title, errors = [] } = error.problem;
    return errors.length > 0 ? inWords(errors) : general(problemText(title));
  };

  const send: Sending['send'] = async (call, known = []) => {
    if (isBusy) return false;
    setFaults(inWords(known));
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
  return { faults, messages: [...told, ...general], tell, attempts, isBusy, send };
}
