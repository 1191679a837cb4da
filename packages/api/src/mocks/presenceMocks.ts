import type { HttpHandler } from 'msw';
import { type Presence, presence } from '../presence/endpoints.ts';
import { mock } from './mock.ts';

/** Who else has a demande open; `tache` is the task it moved to, null when it is still the one shown. */
export function presenceMocks(others: readonly Presence[] = [], tache: string | null = null): HttpHandler[] {
  return [mock(presence.signal, { presents: [...others], tache: tache ?? '' })];
}
