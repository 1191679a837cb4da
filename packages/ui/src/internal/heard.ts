import { recordAnnouncements } from './recordAnnouncements.ts';

/** What was said in this page, for its stories: one record, begun before anything is said, which a story empties first. */
export const heard: string[] = recordAnnouncements();
