import type { Trial } from '../Trial.ts';

/** The trail. */
export const journalTrial: Trial = { rows: { 'journal.list': { lists: null }, 'journal.exporter': { lists: null } } };
