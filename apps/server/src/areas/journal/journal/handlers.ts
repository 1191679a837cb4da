import type { journal } from '@habilis/api/journal/endpoints';
import type { Handlers } from '../../../platform/Handler.ts';
import { exportJournal } from './exportJournal.ts';
import { listJournal } from './listJournal.ts';

/** The trail over HTTP. */
export const journalHandlers: Handlers<typeof journal> = {
  list: ({ query, context }) => listJournal(context, query),
  exporter: ({ query, context }) => exportJournal(context, query),
};
