/** What PostgreSQL says to the one of two transactions, each waiting for the other, that it gives up. */
const DEADLOCK = '40P01';
const TRIES = 4;

/** Does a transaction again that was given up so that another could end: nothing of it is left, and the other has gone on. */
export async function againAfterDeadlock<T>(work: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isDeadlock = error instanceof Error && 'code' in error && error.code === DEADLOCK;
    if (!isDeadlock || tries <= 1) throw error;
    return againAfterDeadlock(work, tries - 1);
  }
}
