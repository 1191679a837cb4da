import { getDefaultStore } from 'jotai';
import { accountAtom } from '../session/atoms.ts';
import { keptPages } from '../session/keptPages.ts';
import { readToken } from '../session/token.ts';

/** Values of one form that outlive the end of the session, by person, page and what the form is about; in memory alone, so that nothing stays on a shared computer. */
export type Kept<V> = {
  readonly read: () => V | undefined;
  readonly keep: (values: V) => void;
  readonly forget: () => void;
  /** The form goes: what was typed is kept only when the session ended. */
  readonly leave: () => void;
};

/** The kept values of a form; where one page opens it over several things, those of one of them. */
export type KeptForm<V> = Kept<V> & { readonly about: (subject: string | number) => Kept<V> };

/** Keeps what is typed in one form, for a person who signs in again and comes back to its page; a dialog shows it once opened anew (rules/wire#re-login). */
export function createKept<V>(): KeptForm<V> {
  const all = new Map<string, V>();
  const keptAbout = (subject: string): Kept<V> => {
    let known: { readonly page: string; readonly key: string } | null = null;
    const current = () => {
      const account = getDefaultStore().get(accountAtom);
      if (account === null) return null;
      const page = `${account.habilisId} ${location.pathname}`;
      return { page, key: `${page} ${subject}` };
    };
    const forget = () => {
      if (known === null) return;
      all.delete(known.key);
      keptPages.delete(known.page);
    };
    return {
      read: () => {
        known = current();
        return known === null ? undefined : all.get(known.key);
      },
      keep: (values) => {
        known = current() ?? known;
        if (known === null) return;
        all.set(known.key, values);
        keptPages.add(known.page);
      },
      forget,
      leave: () => {
        if (readToken() !== null) forget();
      },
    };
  };
  return { ...keptAbout(''), about: (subject) => keptAbout(String(subject)) };
}
