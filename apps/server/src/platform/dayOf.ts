import type { Day } from './Area.ts';
import type { Services } from './Services.ts';
import { todayAt } from './today.ts';

/** The day and tools with which background work starts. */
export async function dayOf({ jobs, settings, now }: Services): Promise<Day> {
  const at = now();
  return { today: todayAt(at), settings: await settings(), jobs, now: at };
}
