/** Waits for a promise that holds a call, unless the caller aborts meanwhile. */
export async function unlessAborted<T>(held: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return held;
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    if (signal.aborted) giveUp();
    return await Promise.race([held, promise]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
