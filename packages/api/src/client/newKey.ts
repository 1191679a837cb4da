/** A UUID (RFC 9562) that no other call has; the library that makes one outside a secure context is read only there. */
export const newKey = async (): Promise<string> =>
  'randomUUID' in crypto ? crypto.randomUUID() : (await import('uuid')).v4();
