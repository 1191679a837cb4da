import type { Area } from '../../platform/Area.ts';
import { applicationHandlers } from './application/handlers.ts';

/** What the client must know of the server before anybody signs in. */
export const reglages = {
  handlers: (config) => ({ application: applicationHandlers(config) }),
} satisfies Area;
