import { isDatabaseGone } from '../../database/isDatabaseGone.ts';

/** Does the work of each, one after the other: what fails for one keeps no other from it, and is told at the end, so that the whole is tried again; without a database nothing more is tried. */
export async function eachAlone<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (isDatabaseGone(error)) throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} en échec sur ${items.length}`);
}
