/** PostgreSQL's code for the transaction that it aborts in a deadlock. */
const DEADLOCK = '40P01';
const TRIES = 4;

/** Retries a transaction that PostgreSQL aborted in a deadlock: nothing of it was written, and the other one has gone on. */
export async function againAfterDeadlock<T>(work: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isDeadlock = error instanceof Error && 'code' in error && error.code === DEADLOCK;
    if (!isDeadlock || tries <= 1) throw error;
    return againAfterDeadlock(work, tries - 1);
  }
}
