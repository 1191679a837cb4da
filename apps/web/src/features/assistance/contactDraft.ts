import { personneOfTab } from '../../session/acting.ts';

/** What is typed, kept for this tab and its person until it is sent. */
export type ContactDraft = { readonly objet: string; readonly module: string; readonly message: string };

const keyOf = () => `habilis-contact:${personneOfTab() ?? ''}`;
export const EMPTY_DRAFT: ContactDraft = { objet: '', module: 'AUTRE', message: '' };

/** What was typed before the page was left or reloaded; empty when the browser stores nothing. */
export function readDraft(): ContactDraft {
  try {
    return { ...EMPTY_DRAFT, ...(JSON.parse(sessionStorage.getItem(keyOf()) ?? '{}') as Partial<ContactDraft>) };
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Stores what is typed; null erases it. */
export function keepDraft(draft: ContactDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf());
    else sessionStorage.setItem(keyOf(), JSON.stringify(draft));
  } catch {
    // Storage may be refused: the page still holds the text.
  }
}
