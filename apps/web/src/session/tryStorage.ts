/** Does what needs a storage of the browser, which may refuse it: undefined then. */
export function tryStorage<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
