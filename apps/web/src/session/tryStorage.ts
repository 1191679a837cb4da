/** Runs code that needs browser storage; undefined when the browser refuses it. */
export function tryStorage<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
