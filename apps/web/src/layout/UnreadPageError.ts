/** The files of a page could not be read: the network is down, or a newer version has taken their place. */
export class UnreadPageError extends Error {
  constructor(cause: unknown) {
    super('page non lue', { cause });
    this.name = 'UnreadPageError';
  }
}
