/** The files of a page could not be loaded: no network, or a newer version has replaced them. */
export class UnreadPageError extends Error {
  constructor(cause: unknown) {
    super('page non lue', { cause });
    this.name = 'UnreadPageError';
  }
}
