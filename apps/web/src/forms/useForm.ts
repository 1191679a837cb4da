import { ContractError, ProblemError, TransportError } from '@habilis/api/client/errors';
import type { MessageKey } from '@habilis/i18n/MessageKey';
import { useCallback, useEffect, useRef, useState } from 'react';
import { tellDone } from '../messages/tellDone.ts';
import { tellRefused } from '../messages/tellRefused.ts';
import { currentTexts } from '../messages/texts.ts';
import { closeToast } from '../messages/toasts.ts';
import type { Kept } from './createKept.ts';
import { FieldRefusal } from './FieldRefusal.ts';
import { valueAt } from './fieldFaults.ts';
import { fieldId } from './fieldId.ts';
import { isAtFault, isBlank, isRequired } from './isRequired.ts';
import { type KnownFault, type Sending, useSending } from './useSending.ts';

type Options<V, D, A> = {
  /** The initial values of the fields. */
  readonly initial: V | (() => V);
  /** Keeps what is typed when the session ends, for whoever signs in again and comes back; the first one given counts. Every form with words has it (rules/wire#re-login). */
  readonly kept?: Kept<V> | undefined;
  /** Called after each change of a field. */
  readonly onChange?: (values: V) => void;
  /** The faults that the domain finds in the draft, as the server would. */
  readonly judge?: (draft: D) => readonly KnownFault[];
  /** Sends the draft; called once it has no fault. */
  readonly send: (draft: D) => Promise<A>;
  /** Whether what was typed is still to be sent after a success: a preview. @default never */
  readonly isPreview?: (answer: A) => boolean;
  /** Shown once it succeeded. */
  readonly done?: MessageKey;
  /** Told with the reason when the server refuses the whole, or above the form when the catalogue tells the reason; what is refused of a field is shown there. */
  readonly failed?: MessageKey;
  /** Runs after a success; the form is busy until it ends. */
  readonly onDone?: (answer: A) => unknown;
  /** Called after any answer of the server, success or refusal, before it is told; the form is busy until it ends. */
  readonly onAnswered?: () => unknown;
};

/** What a form tells of one of its values. */
export type Told = {
  readonly id: string;
  readonly errorMessage: string | undefined;
  /** That the form may not be sent without it, to be heard. */
  readonly requiredLabel: string | undefined;
};

/** Tells of the value at a path of what is sent. */
export type FormAt = (path: string) => Told;

export type Field<T> = Told & {
  readonly value: T;
  readonly onChange: (value: T) => void;
};

export type Form<V> = Sending & {
  readonly values: V;
  readonly set: (changes: Partial<V>) => void;
  /** The props of the field of a value. */
  readonly field: <K extends keyof V & string>(name: K) => Field<V[K]>;
  readonly faultOf: (path: string) => string | undefined;
  /** The props of a control whose value stands at a path of the draft: its id, its fault, and that the form may not be sent without it. */
  readonly at: FormAt;
  readonly submit: () => void;
  /** Whether something typed is not sent yet. */
  readonly isDirty: () => boolean;
  /** Restarts with other values. */
  readonly restart: (values: V) => void;
};

/** Always the same list: what has no fault is not drawn again. */
const NO_FAULTS: Sending['faults'] = [];

const isOfCall = (error: unknown): boolean =>
  [ContractError, ProblemError, TransportError].some((kind) => error instanceof kind);

/**
 * A form's values, checked by the domain before sending, then by the server. A fault shows at its field until its value
 * changes. `draft` is what would be sent, with the same paths as the faults; by default the values.
 */
export function useForm<V extends object, D, A>(
  options: Options<V, D, A> & { readonly draft: (values: V) => D },
): Form<V>;
export function useForm<V extends object, A>(options: Options<V, V, A> & { readonly draft?: undefined }): Form<V>;
export function useForm<V extends object, A>({
  initial,
  kept,
  onChange,
  draft: draftOf = (values) => values,
  judge = () => [],
  send,
  isPreview = () => false,
  done,
  failed,
  onDone,
  onAnswered,
}: Options<V, never, A> & { readonly draft?: ((values: V) => unknown) | undefined }): Form<V> {
  const sending = useSending();
  const [keeper] = useState(kept);
  const [restored] = useState(() => keeper?.read());
  const [begun] = useState(initial);
  const [values, setValues] = useState(restored ?? begun);
  /** Several fields may change before the next render: the browser autofills them at once. */
  const latest = useRef(values);
  const [tried, setTried] = useState<{ readonly draft: unknown; readonly isSent: boolean } | null>(null);
  const isDirty = useRef(restored !== undefined);
  /** The toast of the last refusal, which leaves when the form is sent again. */
  const told = useRef<string | null>(null);
  useEffect(() => () => keeper?.leave(), [keeper]);
  // The overloads above guarantee that `judge` and `send` take this type.
  const draft = draftOf(values) as never;

  const isAsTried = (path: string) =>
    JSON.stringify([valueAt(draft, path)]) === JSON.stringify([valueAt(tried?.draft, path)]);
  const isStillWrong = (path: string) => tried?.isSent === true || judge(draft).some((fault) => fault.path === path);
  const standing = sending.faults.filter(({ path }) => path === null || (isAsTried(path) && isStillWrong(path)));
  const faults = standing.length === 0 ? NO_FAULTS : standing;
  const faultOf = useCallback((path: string) => faults.find((fault) => fault.path === path)?.label, [faults]);

  // Tried as it was when the form began empty: what stands for no value is the form's own.
  const isMissing = (name: keyof V & string) =>
    isBlank(begun[name]) && isAtFault(() => judge(draftOf({ ...values, [name]: begun[name] }) as never), name);
  const requiredOf = (path: string) =>
    isRequired<never>(judge, draft, path) ? currentTexts()('modals.obligatoire') : undefined;

  const begin = (next: V, asDirty: boolean) => {
    isDirty.current = asDirty;
    latest.current = next;
    setValues(next);
    if (asDirty) keeper?.keep(next);
    else keeper?.forget();
  };
  const set = (changes: Partial<V>) => {
    begin({ ...latest.current, ...changes }, true);
    onChange?.(latest.current);
  };
  const submit = async () => {
    if (sending.isBusy) return;
    const known = judge(draft);
    const isSent = known.length === 0;
    setTried({ draft, isSent });
    if (told.current !== null) closeToast(told.current);
    await sending.send(async () => {
      const answer = await send(draft)
        .catch((error: unknown) => {
          const isOfFields = error instanceof ProblemError && error.problem.errors !== undefined;
          if (failed === undefined || isOfFields || !isOfCall(error)) throw error;
          const label = currentTexts()(failed);
          told.current = tellRefused(error, label);
          // Said once: by the toast, else what failed by the form and why by the catalogue.
          throw new FieldRefusal(told.current === null ? [{ path: '', title: failed, label }] : []);
        })
        .finally(onAnswered);
      isDirty.current &&= isPreview(answer);
      if (!isDirty.current) keeper?.forget();
      if (done !== undefined) tellDone(done);
      // It is sent: what fails afterwards is no fault of the form, nor a reason to send it again.
      try {
        await onDone?.(answer);
      } catch (error) {
        tellRefused(error);
      }
    }, known);
  };
  return {
    ...sending,
    faults,
    faultOf,
    at: (path) => ({ id: fieldId(path), errorMessage: faultOf(path), requiredLabel: requiredOf(path) }),
    values,
    set,
    field: (name) => ({
      id: fieldId(name),
      value: values[name],
      onChange: (value) => {
        begin({ ...latest.current, [name]: value }, true);
        onChange?.(latest.current);
      },
      errorMessage: faultOf(name),
      requiredLabel: isMissing(name) ? currentTexts()('modals.obligatoire') : requiredOf(name),
    }),
    submit: () => void submit(),
    isDirty: () => isDirty.current,
    restart: (next) => begin(next, false),
  };
}
