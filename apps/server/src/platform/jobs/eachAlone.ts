import { isDatabaseGone } from '../../database/isDatabaseGone.ts';

/**
 * Does the work of each item in turn; a failure does not stop the others and is thrown at the end, so that everything is retried; it stops at
 * once if the database is gone.
 */
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
