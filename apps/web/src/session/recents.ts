import * as z from 'zod/mini';
import { keepLocally, readLocally } from './keptLocally.ts';

/** How many of what was opened last are kept. */
const MOST = 5;
/** What was opened is kept under it. */
export const OPENED = 'habilis-recents:';

const Recents = z.array(
  z.object({
    id: z.string(),
    href: z.string(),
    title: z.string(),
    code: z.optional(z.string()),
    description: z.optional(z.string()),
  }),
);
/** Something found and opened, as it was shown. */
export type Recent = z.infer<typeof Recents>[number];

/** What a role opened last from the search, the latest first; none when the browser stores nothing. */
export function readRecents(roleId: number): readonly Recent[] {
  try {
    const kept = z.parse(Recents, JSON.parse(readLocally(OPENED + roleId) ?? '[]'));
    // An address of the app, never of another site.
    return kept.filter(({ href }) => /^\/(?!\/)/.test(href));
  } catch {
    return [];
  }
}

/** Keeps what a role has just opened before what it opened earlier, on this device alone. */
export function keepRecent(roleId: number, opened: Recent): void {
  const others = readRecents(roleId).filter(({ id }) => id !== opened.id);
  keepLocally(OPENED + roleId, JSON.stringify([opened, ...others].slice(0, MOST)));
}

/** Forgets what every role opened, here and in this tab: the next person at this screen must not see it. */
export function forgetRecents(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(OPENED)) storage.removeItem(key);
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}
