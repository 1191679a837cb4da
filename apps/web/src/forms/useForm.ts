import type { MessageKey } from '@habilis/i18n/MessageKey';
import { useRef, useState } from 'react';
import { tellDone } from '../messages/tellDone.ts';
import { valueAt } from './fieldFaults.ts';
import { fieldId } from './fieldId.ts';
import { type KnownFault, type Sending, useSending } from './useSending.ts';

type Options<V, D, A> = {
  /** What the fields hold at first. */
  readonly initial: V | (() => V);
  /** What follows each change of a field. */
  readonly onChange?: (values: V) => void;
  /** What the domain refuses in what would be sent, as the server would. */
  readonly judge?: (draft: D) => readonly KnownFault[];
  /** Sends it; called once nothing is at fault. */
  readonly send: (draft: D) => Promise<A>;
  /** What is told once it went through. */
  readonly done?: MessageKey;
  /** What follows then; the form is busy until it is over. */
  readonly onDone?: (answer: A) => unknown;
  /** What follows an answer of the server, good or bad. */
  readonly onAnswered?: () => void;
};

/** What a field is given by its form. */
type Field<T> = {
  readonly id: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly errorMessage: string | undefined;
};

export type Form<V> = Sending & {
  readonly values: V;
  readonly set: (changes: Partial<V>) => void;
  /** The field that bears the name of a value. */
  readonly field: <K extends keyof V & string>(name: K) => Field<V[K]>;
  readonly faultOf: (path: string) => string | undefined;
  readonly submit: () => void;
  /** Whether something was typed that is not sent. */
  readonly isDirty: () => boolean;
  /** Begins again with other values. */
  readonly restart: (values: V) => void;
};

/**
 * A form: what its fields hold, judged by the domain before it is sent and by the server then. A fault is told at its field until what it is about
 * changes. `draft` is what would be sent, whose paths are those of the faults; the values when it is left out.
 */
export function useForm<V extends object, D, A>(
  options: Options<V, D, A> & { readonly draft: (values: V) => D },
): Form<V>;
export function useForm<V extends object, A>(options: Options<V, V, A> & { readonly draft?: undefined }): Form<V>;
export function useForm<V extends object, A>({
  initial,
  onChange,
  draft: draftOf = (values) => values,
  judge = () => [],
  send,
  done,
  onDone,
  onAnswered,
}: Options<V, never, A> & { readonly draft?: ((values: V) => unknown) | undefined }): Form<V> {
  const sending = useSending();
  const [values, setValues] = useState(initial);
  /** Several fields may change before the form is drawn again: the browser fills them at once. */
  const latest = useRef(values);
  const [tried, setTried] = useState<{ readonly draft: unknown; readonly isSent: boolean } | null>(null);
  const isDirty = useRef(false);
  // The signatures above see to it that this is what `judge` and `send` take.
  const draft = draftOf(values) as never;

  const isAsTried = (path: string) =>
    JSON.stringify([valueAt(draft, path)]) === JSON.stringify([valueAt(tried?.draft, path)]);
  const isStillWrong = (path: string) => tried?.isSent === true || judge(draft).some((fault) => fault.path === path);
  const faults = sending.faults.filter(({ path }) => path === null || (isAsTried(path) && isStillWrong(path)));
  const faultOf = (path: string) => faults.find((fault) => fault.path === path)?.label;

  const begin = (begun: V, asDirty: boolean) => {
    isDirty.current = asDirty;
    latest.current = begun;
    setValues(begun);
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
    await sending.send(async () => {
      const answer = await send(draft);
      isDirty.current = false;
      if (done !== undefined) tellDone(done);
      await onDone?.(answer);
    }, known);
    if (isSent) onAnswered?.();
  };
  return {
    ...sending,
    faults,
    faultOf,
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
    }),
    submit: () => void submit(),
    isDirty: () => isDirty.current,
    restart: (begun) => begin(begun, false),
  };
}
