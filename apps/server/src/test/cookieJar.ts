/** The cookies of one browser, kept by host and name; paths are not told apart. */
export function cookieJar() {
  const held = new Map<string, Map<string, string>>();
  const of = (url: string) => {
    const { host } = new URL(url);
    const found = held.get(host) ?? new Map<string, string>();
    held.set(host, found);
    return found;
  };
  return {
    header: (url: string): string => [...of(url)].map(([name, value]) => `${name}=${value}`).join('; '),
    keep: (url: string, headers: Headers): void => {
      for (const line of headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const at = pair.indexOf('=');
        const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
        if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) of(url).delete(name);
        else of(url).set(name, value);
      }
    },
    get: (url: string, name: string): string | undefined => of(url).get(name),
  };
}
export type CookieJar = ReturnType<typeof cookieJar>;
