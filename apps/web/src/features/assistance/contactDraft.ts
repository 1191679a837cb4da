/** What is typed, kept for this tab until it is sent. */
export type ContactDraft = { readonly objet: string; readonly module: string; readonly message: string };

const KEY = 'habilis-contact';
export const EMPTY_DRAFT: ContactDraft = { objet: '', module: 'AUTRE', message: '' };

/** What was typed before the page was left or reloaded; empty when the browser stores nothing. */
export function readDraft(): ContactDraft {
  try {
    return { ...EMPTY_DRAFT, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<ContactDraft>) };
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Stores what is typed; null erases it. */
export function keepDraft(draft: ContactDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage may be refused: the page still holds the text.
  }
}
