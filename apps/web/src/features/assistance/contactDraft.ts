/** What is typed, kept for this tab until it is sent. */
export type ContactDraft = { readonly objet: string; readonly module: string; readonly message: string };

const KEY = 'habilis-contact';
export const EMPTY_DRAFT: ContactDraft = { objet: '', module: 'AUTRE', message: '' };

/** What was typed before the page was left or read again; nothing where the browser keeps nothing. */
export function readDraft(): ContactDraft {
  try {
    return { ...EMPTY_DRAFT, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<ContactDraft>) };
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Keeps what is typed; null forgets it. */
export function keepDraft(draft: ContactDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing has what is on the page all the same.
  }
}
