/** Keeps a copy in this browser; if storage is full or forbidden, only the copy is lost. */
export function keepLocally(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Ignored: the server still receives what is typed.
  }
}

/** What this browser kept under a key; null without it, or where storage is forbidden. */
export function readLocally(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
