import { UnreadPageError } from './UnreadPageError.ts';

/** The result of loading files; a failure throws `UnreadPageError`. */
export async function wholeRead<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw new UnreadPageError(error);
  }
}
