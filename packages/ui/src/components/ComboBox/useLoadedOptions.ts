import { useEffect, useEffectEvent, useState } from 'react';
import type { SelectOption } from '../Select/Select.tsx';

/** Milliseconds: a word typed at normal speed asks once. */
const TYPING_PAUSE = 250;

/** Gives the options for a text; the signal aborts once nobody waits for the answer. */
export type LoadOptions = (typed: string, signal: AbortSignal) => Promise<readonly SelectOption[]>;

interface Answer {
  readonly typed: string;
  readonly attempt: number;
  /** Null when they could not be loaded. */
  readonly options: readonly SelectOption[] | null;
}

export interface LoadedOptions {
  readonly status: 'idle' | 'loading' | 'found' | 'empty' | 'failed';
  /** Those of the last answer, so that the list does not blink while the next loads. */
  readonly options: readonly SelectOption[];
  readonly retry: () => void;
}

/** The options for what is typed, asked after a pause; an answer to an earlier text is dropped. Null asks nothing. */
export function useLoadedOptions(load: LoadOptions | undefined, typed: string | null): LoadedOptions {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const asked = useEffectEvent((text: string, signal: AbortSignal) => load?.(text, signal) ?? Promise.resolve([]));
  useEffect(() => {
    if (typed === null) return undefined;
    const controller = new AbortController();
    const keep = (options: Answer['options']) => {
      if (!controller.signal.aborted) setAnswer({ typed, attempt, options });
    };
    const ask = () => void asked(typed, controller.signal).then(keep, () => keep(null));
    const timer = setTimeout(ask, TYPING_PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed, attempt]);
  const retry = () => setAttempt(attempt + 1);
  if (typed === null) return { status: 'idle', options: [], retry };
  const options = answer?.options ?? [];
  const isFresh = answer?.typed === typed && answer.attempt === attempt;
  if (!isFresh) return { status: 'loading', options, retry };
  if (answer.options === null) return { status: 'failed', options, retry };
  return { status: options.length === 0 ? 'empty' : 'found', options, retry };
}
