import { atom, getDefaultStore } from 'jotai';
import type { ReactNode } from 'react';

/** Whether the re-login dialog is open. */
export const reloginAtom = atom(false);

export type Confirmation = {
  /** @default a general question */
  readonly title?: string;
  readonly message: string;
  /** What hangs on it, read as the question opens. */
  readonly detail?: ReactNode;
  /** @default « OK » */
  readonly confirmLabel?: string;
  /** Null hides this button. @default « Annuler » */
  readonly cancelLabel?: string | null;
  /** A cross at the top, which means no. @default false */
  readonly hasCross?: boolean;
  readonly isDanger?: boolean;
  readonly answer: (isConfirmed: boolean) => void;
};
/** The current question, null when there is none. */
export const confirmationAtom = atom<Confirmation | null>(null);

/** Asks a question over the page; resolves to the answer. */
export function confirm(question: Omit<Confirmation, 'answer'>): Promise<boolean> {
  const store = getDefaultStore();
  store.get(confirmationAtom)?.answer(false);
  return new Promise((resolve) => {
    store.set(confirmationAtom, {
      ...question,
      answer: (isConfirmed) => {
        store.set(confirmationAtom, null);
        resolve(isConfirmed);
      },
    });
  });
}
