import { UnreadPageError } from './UnreadPageError.ts';

/** What a read of files gives; one that fails says that a page is unread. */
export async function wholeRead<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw new UnreadPageError(error);
  }
}
