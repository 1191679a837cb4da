const cookies = (): Map<string, string> =>
  new Map(
    document.cookie.split('; ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );

/** The value of a cookie that scripts can read, or null. */
export const readCookie = (name: string): string | null => cookies().get(name) ?? null;

/** The cookie that holds the token of the session. */
export const TOKEN_COOKIE = 'habilis-token';
