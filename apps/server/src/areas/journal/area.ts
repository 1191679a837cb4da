import type { Area } from '../../platform/Area.ts';
import { journalHandlers } from './journal/handlers.ts';

/** The trail on screen: it reads what every area wrote to it. */
export const journal = { handlers: () => ({ journal: journalHandlers }) } as const satisfies Area;
