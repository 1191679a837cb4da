import type { HttpHandler } from 'msw';
import { type Presence, presence } from '../presence/endpoints.ts';
import { mock } from './mock.ts';

/** Who else has a request open; `tache` is the task to which it has moved, null while it stands where it is shown. */
export function presenceMocks(others: readonly Presence[] = [], tache: string | null = null): HttpHandler[] {
  return [mock(presence.signal, { presents: [...others], tache: tache ?? '' })];
}
