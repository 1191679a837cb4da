import type { HttpHandler } from 'msw';
import { type Presence, presence } from '../presence/endpoints.ts';
import { mock } from './mock.ts';

/** Who else has a request open. */
export function presenceMocks(others: readonly Presence[] = []): HttpHandler[] {
  return [mock(presence.signal, [...others])];
}
