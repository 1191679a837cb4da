import { getDefaultStore } from 'jotai';
import { accountAtom } from '../session/atoms.ts';
import { readToken } from '../session/token.ts';

/** Values of one form that outlive the end of the session, by person and page; in memory alone, so that nothing stays on a shared computer. */
export type Kept<V> = {
  readonly read: () => V | undefined;
  readonly keep: (values: V) => void;
  readonly forget: () => void;
  /** The form goes: what was typed is kept only when the session ended. */
  readonly leave: () => void;
};

/** Keeps what is typed in one form, for a person who signs in again and comes back to its page. */
export function createKept<V>(): Kept<V> {
  const all = new Map<string, V>();
  let known: string | null = null;
  const currentKey = () => {
    const account = getDefaultStore().get(accountAtom);
    return account === null ? null : `${account.habilisId} ${location.pathname}`;
  };
  const forget = () => {
    if (known !== null) all.delete(known);
  };
  return {
    read: () => {
      known = currentKey();
      return known === null ? undefined : all.get(known);
    },
    keep: (values) => {
      known = currentKey() ?? known;
      if (known !== null) all.set(known, values);
    },
    forget,
    leave: () => {
      if (readToken() !== null) forget();
    },
  };
}
